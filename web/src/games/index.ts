import onedeck from './onedeck';
import type { GamePages, Load, Page } from './pages';
import plain from './plain';
import type { Game } from './portraits';
import stick from './stick';

const rooms: Record<Game, GamePages> = { onedeck, stick };

/** The games with pages of their own. */
export const GAMES = Object.keys(rooms);

/** Of any game: one that came from elsewhere is played on a plain table. */
export function pagesOf(game: string): GamePages {
  return Object.hasOwn(rooms, game) ? rooms[game as Game] : plain;
}

/** Pages that one game alone has, by the first part of their address. */
export const routes: Record<string, Load<Page>> = Object.assign({}, ...Object.values(rooms).map((room) => room.routes));
