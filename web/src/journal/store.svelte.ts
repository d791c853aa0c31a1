import { post } from '../lib/api';
import type { JournalEntry, JournalMade, JournalPage } from '../lib/protocol.gen';
import { speech } from '../lib/words.svelte';
import { bothSolved, bundles, FORMAT, joined, readJournal, readSolved, writeJournal, type Solved } from './file';

const KEY = 'underdeck.journal';
const LINK = 'underdeck.journal-link';
/** Letters of the games that are sent at once. */
const AT_ONCE = 40_000;

/** Why the browser does not keep it: no room, or it may not. */
export type Trouble = '' | 'full' | 'forbidden';

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, text: string): Trouble {
  try {
    localStorage.setItem(key, text);
    return '';
  } catch {
    try {
      localStorage.removeItem('underdeck.none');
      return 'full';
    } catch {
      return 'forbidden';
    }
  }
}

/** The finished games of this device. What the browser refuses to keep stays here until the page is closed. */
class Journal {
  entries = $state.raw<JournalEntry[]>([]);
  /** Puzzles that were solved on this device. */
  solved = $state.raw<Solved>({});
  trouble = $state<Trouble>('');
  /** What was stored could not be read: it is left alone until somebody replaces it. */
  unread = $state<'' | 'damaged' | 'newer'>('');
  link = $state('');
  /** Not all of it is on the server yet. */
  behind = $state(false);

  constructor() {
    this.reload();
    this.link = stored(LINK) ?? '';
    addEventListener('storage', (event) => event.key === KEY && this.reload());
  }

  private reload(): void {
    const text = stored(KEY);
    const read = text === null ? [] : readJournal(text);
    if (typeof read === 'string') this.unread = read;
    else {
      this.entries = read;
      this.solved = text === null ? {} : readSolved(text);
    }
  }

  solve(puzzle: string, hints: number): void {
    this.keep(this.entries, { [puzzle]: hints });
  }

  /** True if the game is new here. One that was taken back and ended anew is told anew. */
  add(entry: JournalEntry): boolean {
    const known = this.entries.find(({ id }) => id === entry.id);
    if (known && JSON.stringify(known.deed) === JSON.stringify(entry.deed)) return false;
    this.keep(joined(this.entries.filter((each) => each !== known), [known ? { ...entry, at: known.at } : entry]));
    if (this.link) void this.sync().catch(() => (this.behind = true));
    return !known;
  }

  /** How many games were new. */
  take(entries: JournalEntry[], solved: Solved = {}): number {
    const before = this.entries.length;
    this.keep(joined(this.entries, entries), solved);
    return this.entries.length - before;
  }

  private keep(entries: JournalEntry[], solved: Solved = {}): void {
    this.entries = entries;
    this.solved = bothSolved(this.solved, solved);
    if (this.unread) return;
    this.trouble = store(KEY, writeJournal(entries, this.solved));
  }

  /** Begins anew, whatever was stored. */
  clear(): void {
    this.unread = '';
    this.solved = {};
    this.keep([]);
  }

  text(): string {
    return (this.unread && stored(KEY)) || writeJournal(this.entries, this.solved);
  }

  // On a server

  async share(): Promise<void> {
    const { token } = await post<JournalMade>('/api/journals', {}, speech.lang);
    this.hold(token);
    await this.sync();
  }

  hold(token: string): void {
    this.link = token;
    store(LINK, token);
  }

  /** Both sides have everything afterwards. */
  async sync(): Promise<void> {
    const { link: token } = this;
    const there = new Set<string>();
    for (let more = true, after = ''; more; after = [...there].at(-1) ?? '') {
      const page = await post<JournalPage>('/api/journals/entries', { token, after }, speech.lang);
      for (const { id } of page.entries) there.add(id);
      this.take(page.entries.filter(({ deed }) => deed.format <= FORMAT));
      more = page.more;
    }
    for (const entries of bundles(this.entries.filter(({ id }) => !there.has(id)), AT_ONCE))
      await post('/api/journals/add', { token, entries }, speech.lang);
    this.behind = false;
  }

  async leaveServer(): Promise<void> {
    await post('/api/journals/delete', { token: this.link }, speech.lang);
    this.hold('');
  }
}

export const journal = new Journal();
