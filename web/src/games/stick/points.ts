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

/** Which team leads by what can be seen; none where all are level. */
export function teamLeads(team: number, { teams }: StickView): boolean {
  const most = Math.max(...teams.map(({ points }) => points));
  return teams.some((each) => each.team === team && each.points === most) && teams.some(({ points }) => points < most);
}

/** At the end: what the players of each team have together, the most first. */
export function teamTotals({ players, teams }: StickView): { team: number; members: PlayerView[]; total: number }[] {
  return teams
    .map(({ team }) => ({ team, members: players.filter((player) => player.team === team) }))
    .map((each) => ({ ...each, total: each.members.reduce((sum, { total }) => sum + (total ?? 0), 0) }))
    .sort((a, b) => b.total - a.total);
}
