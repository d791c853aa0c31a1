import { line } from './line.svelte';
import type { CardRow, Created, GameCatalog, Invited, Joined, MyGame, ReplayPage, ReviewPage, Reviewing, Rule, Uploaded } from './protocol';
import { MOST_TOKENS, type NewGame, type SeatWish, type LessonText } from './protocol.gen';

/** The server said no, in the player's words. */
export class ApiRefusal extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

export async function ask<T>(path: string, options: RequestInit = {}): Promise<T> {
  const response = await reached(fetch(path, options));
  const body = await response.text();
  let read: unknown;
  try {
    read = JSON.parse(body);
  } catch {
    read = body;
  }
  if (!response.ok) {
    const refusal = (typeof read === 'object' && read ? read : {}) as { code?: string; text?: string };
    throw new ApiRefusal(refusal.code ?? String(response.status), refusal.text ?? response.statusText);
  }
  return read as T;
}

async function reached(asked: Promise<Response>): Promise<Response> {
  try {
    const response = await asked;
    line.heard(response);
    return response;
  } catch (trouble) {
    line.heard();
    throw trouble;
  }
}

export function post<T>(path: string, body: unknown, lang: string): Promise<T> {
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  const type = typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json';
  return ask<T>(`${path}?lang=${lang}`, { method: 'POST', body: sent, headers: { 'content-type': type } });
}

/** The messages of the pages, and which languages there are. */
export type PageWords = Record<string, string> & { languages: { code: string; name: string }[] };

export const fetchWords = (lang: string) => ask<PageWords>(`/api/words?lang=${lang}`);

/** The messages of pages that are not there from the beginning. */
export const fetchPart = (part: string, lang: string) =>
  ask<Record<string, string>>(`/api/words?${new URLSearchParams({ lang, part })}`);

/** What cards, heroes and places of a game are called, by id. */
export const fetchNames = (game: string, lang: string) => ask<Record<string, string>>(`/api/names/${game}?lang=${lang}`);

/** What the games are called, those from elsewhere too. */
export const fetchTitles = (lang: string) => ask<Record<string, string>>(`/api/titles?lang=${lang}`);

export const fetchCatalog = (lang: string) => ask<Record<string, GameCatalog>>(`/api/catalog?lang=${lang}`);

export const fetchCards = (game: string, lang: string) => ask<CardRow[]>(`/api/cards/${game}?lang=${lang}`);

/** Where the pictures of packs from outside are, by what they show. */
export const fetchPictures = (game: string) => ask<Record<string, string>>(`/api/pictures/${game}`);

/** What a game teaches, its own lessons and those of its packs. */
export const fetchLessons = (game: string, lang: string) => ask<LessonText[]>(`/api/lessons/${game}?lang=${lang}`);

/** As a game has it: with its house rules, or in the terms of its edition. */
export const fetchRules = (game: string, lang: string, house = '') =>
  ask<Rule[]>(`/api/rules/${game}?${new URLSearchParams({ lang, house })}`);

/** A new game: of these settings, or from a moment of a replay. */
export type GameWish = Omit<NewGame, 'lang' | 'seats'> & { seats: SeatWish[] };

export const createGame = (wish: GameWish, lang: string) => post<Created>('/api/games', { ...wish, lang }, lang);

export const readInvite = (invite: string, lang: string) =>
  post<Invited>('/api/invitation', { invite, lang }, lang);

export const joinGame = (invite: string, name: string, lang: string) =>
  post<Joined>('/api/join', { invite, name }, lang);

export const myGames = (tokens: string[], lang: string) => post<MyGame[]>('/api/mine', { tokens: tokens.slice(-MOST_TOKENS), lang }, lang);

export const uploadRecord = (record: string, lang: string) => post<Uploaded>('/api/records', record, lang);

export const fetchRecord = (id: string, token: string) =>
  ask<string>(`/api/games/${id}/record`, { headers: { authorization: `Bearer ${token}` } });

/** Looked back at as that seat, or that it is being thought about. */
export const fetchReview = (id: string, seat: number, lang: string) =>
  ask<ReviewPage | Reviewing>(`/api/review/${id}?${new URLSearchParams({ lang, seat: String(seat) })}`);

export function fetchReplay(id: string, at: number, lang: string, seat: number): Promise<ReplayPage> {
  const query = new URLSearchParams({ at: String(at), lang, seat: String(seat) });
  return ask<ReplayPage>(`/api/replay/${id}?${query}`);
}
