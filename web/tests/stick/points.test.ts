import { expect, it } from 'vitest';
import { leads, pointsInSight, teamLeads, teamTotals, totalInSight } from '../../src/games/stick/points';
import { player, view } from './scene';

it('points in sight leave out the Stash, and tell who leads', () => {
  const roy = player({ equipped_drool: 3, stash: 9, exited: 1, slayer: true });
  const haley = player({ seat: 1, character: 'haley', equipped_drool: 2 });
  const seen = view({ players: [roy, haley] });
  expect(pointsInSight(roy, seen)).toEqual({ loot: 3, shticks: 0, exit: 1, xykon: 2 });
  expect([totalInSight(roy, seen), totalInSight(haley, seen)]).toEqual([6, 2]);
  expect([leads(roy, seen), leads(haley, seen)]).toEqual([true, false]);
  expect(leads(haley, view({ players: [haley, { ...haley, seat: 0 }] }))).toBe(false);
});

it('a team leads only where another has less', () => {
  const teams = [{ team: 0, members: ['roy'], points: 5 }, { team: 1, members: ['haley'], points: 3 }];
  expect([0, 1].map((team) => teamLeads(team, view({ teams })))).toEqual([true, false]);
  expect(teamLeads(0, view({ teams: teams.map((each) => ({ ...each, points: 4 })) }))).toBe(false);
});

it('at the end a team has what its players have together, the best team first', () => {
  const players = ([['roy', 0, 5], ['haley', 1, 7], ['elan', 0, 1], ['belkar', 1, 2]] as const).map(([character, team, total], seat) => player({ seat, character, team, total }));
  const teams = [{ team: 0, members: ['roy', 'elan'], points: 5 }, { team: 1, members: ['haley', 'belkar'], points: 3 }];
  const totals = teamTotals(view({ players, teams }));
  expect(totals.map(({ team, members, total }) => [team, members.map(({ character }) => character), total])).toEqual([[1, ['haley', 'belkar'], 9], [0, ['roy', 'elan'], 6]]);
});
