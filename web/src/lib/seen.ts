import { keep, recall } from './kept';

const seen = recall<Record<string, number>>('seen', {});

/** Up to which answer this browser has looked at the game; a game never looked at has no news. */
export function lastSeen(id: string): number {
  return seen[id] ?? Infinity;
}

export function see(id: string, answers: number): void {
  if (seen[id] === answers) return;
  seen[id] = answers;
  keep('seen', seen);
}
