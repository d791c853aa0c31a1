/** Does the player want things to stand still? */
export function still(): boolean {
  return document.documentElement.dataset.motion === 'still';
}

export function glide(): ScrollBehavior {
  return still() ? 'auto' : 'smooth';
}
