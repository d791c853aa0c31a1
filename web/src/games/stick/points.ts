import type { PlayerView, StickView } from './view';

/** OS-20: for each floor above the Lair, to whoever felled Xykon. */
const SLAYER = 2;

/** Bragging Points that everybody can see, by where they come from: Loot in a Stash is its owner's secret until the end. */
export function pointsInSight(player: PlayerView, view: StickView): Record<'loot' | 'shticks' | 'exit' | 'xykon', number> {
  return {
    loot: player.equipped_drool,
    shticks: player.shticks.length,
    exit: player.exited ? view.players.length - player.exited : 0,
    xykon: player.slayer ? SLAYER * (view.floors.length - 2) : 0,
  };
}

export function totalInSight(player: PlayerView, view: StickView): number {
  return Object.values(pointsInSight(player, view)).reduce((sum, each) => sum + each, 0);
}

/** Who leads by what can be seen; nobody where all are level. */
export function leads(player: PlayerView, view: StickView): boolean {
  const totals = view.players.map((each) => totalInSight(each, view));
  return totalInSight(player, view) === Math.max(...totals) && totals.some((each) => each < Math.max(...totals));
}
