import { alike, Grace } from './grace.svelte';
import { hands, type Gesture } from './keys';
import { lossOf } from './lost';
import { holdInvite, holdNext, holdSeat, partOf } from './mine.svelte';
import { type Hint, type Laid, type Line, type Pointed, type Proposal, type Question, type Refused, type Renewed, type Said, type Seat, type ServerMessage, type TableMessage, type Way } from './protocol';
import { isFinal } from './refusals';
import { go } from './router.svelte';
import { PACE, settings } from './settings.svelte';
import { sound } from './sound.svelte';
import { Socket, type Connection } from './socket';
import { Talk } from '../talk/talk.svelte';
import { toast } from './toasts.svelte';
import { speech, words } from './words.svelte';

const MOST_QUEUED = 40;
const LOG_KEPT = 2000;

/** Refusals of words: whatever was answered meanwhile is still on its way. */
const TALKING = 'talk-';

/** One game as this screen sees it. Steps of other players are shown one by one, at the speed of the settings. */
export class Table {
  shown = $state.raw<TableMessage | null>(null);
  log = $state.raw<Line[]>([]);
  connection = $state<Connection>('opening');
  trouble = $state.raw<Refused | null>(null);
  /** On what is asked now, and whether somebody wanted to know the best answer. */
  advice = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /** Is it being thought out? */
  weighing = $state(false);
  readonly hint = $derived(this.hinting ? this.advice : null);
  proposal = $state.raw<Proposal | null>(null);
  busy = $state(false);
  queued = $state(0);
  paused = $state(false);
  /** The way to the next game of this table. */
  laid = $state.raw<Laid | null>(null);
  /** The number of this screen's last answer: what came later is news. */
  since = $state(Infinity);

  /** Since the question changed. */
  readonly grace = new Grace();
  readonly talk = new Talk();
  /** How the last answer was given. */
  given: Gesture = { key: '', x: -1, y: -1 };
  /** An answer that the server may not have heard, because the line was down. */
  kept = $state.raw<Answer | null>(null);

  private readonly socket: Socket;
  /** The answers that were on offer before this question. */
  private before = new Set<string>();
  private queue: TableMessage[] = [];
  private timer = 0;

  constructor(
    private readonly id: string,
    tokens: () => string[],
  ) {
    this.socket = new Socket(id, tokens, () => partOf(id), () => speech.lang, {
      message: (message) => this.hear(message),
      connection: (connection) => {
        this.connection = connection;
        if (connection === 'open') return this.setStops();
        this.lost = true;
        this.busy = this.kept !== null;
      },
    });
  }

  close(): void {
    clearTimeout(this.timer);
    this.socket.close();
  }

  /** Steps that were agreed to follow each other; any other answer needs a question that has been seen. */
  answer = (seat: number, words: string, agreed = false, then: Way['steps'] = []): void => {
    if (this.busy || this.queue.length || !this.shown) return;
    if (!agreed && this.hasty(seat, words)) return;
    const { version, answers, questions } = this.shown;
    this.given = hands.last;
    this.kept = { seat, version, words, then, asked: JSON.stringify(questions), answers, sent: false };
    this.busy = true;
    this.since = answers + 1;
    this.forgetAdvice();
    this.sendKept();
  };

  /** A double click, a key pressed twice, or an answer to a question that nobody can have read yet. */
  private hasty(seat: number, words: string): boolean {
    if (this.grace.over) return false;
    const label = labelOf(this.shown!, seat, words);
    return this.again() || !this.before.has(`${seat} ${words} ${label}`);
  }

  /** The second click of two, the first of which was an answer: whatever lies there now is not meant. */
  again(): boolean {
    return !this.grace.over && alike(hands.last, this.given);
  }

  private sendKept(): void {
    const { seat, version, words, then } = this.kept!;
    this.kept!.sent = this.socket.send({ t: 'answer', seat, version, words, then }) || this.kept!.sent;
  }

  /** The line is back: what was answered meanwhile goes out if it is still asked, else that is said. */
  private settleKept(message: TableMessage): void {
    const kept = this.kept!;
    const same = JSON.stringify(message.questions) === kept.asked;
    if (same && (message.version === kept.version || !kept.sent)) {
      this.busy = true;
      return this.sendKept();
    }
    this.kept = null;
    if (!kept.sent || message.answers <= kept.answers) toast(words('web-answer-late'), 'no');
  }

  undo = (seat: number): void => {
    if (this.shown?.undo && !this.busy) this.busy = this.send({ t: 'undo', seat, version: this.shown.version });
  };

  askHint = (seat: number): void => {
    if (this.busy) return;
    this.hinting = true;
    this.askAdvice(seat);
  };

  /** Once for a question, however many want to see it. */
  askAdvice = (seat: number): void => {
    if (this.busy || this.weighing || this.advice?.seat === seat) return;
    this.weighed = seat;
    this.weighing = this.send({ t: 'advise', seat });
  };

  askProposal = (seat: number): void => void this.send({ t: 'propose', seat });

  say = (seat: number, phrase: string): void => void this.send({ t: 'say', seat, phrase });

  write = (seat: number, text: string): void => void this.send({ t: 'say', seat, text });

  point = (seat: number, at: string): void => void this.send({ t: 'point', seat, at });

  /** A new link to a place; older ones stop working. */
  renew = (seat: number): void => void this.send({ t: 'renew', seat });

  /** The same game once more: whoever asks goes there at once, the others are told. */
  layAgain = (seat: number): void => void (this.moving = this.send({ t: 'again', seat }));

  /** Whoever takes a seat back sees at once how things stand. */
  handToBot = (seat: number, on: boolean): void => {
    if (!on) this.skip();
    this.send({ t: 'bot', seat, on });
  };

  setLanguage(lang: string): void {
    if (this.connection === 'open') this.socket.send({ t: 'lang', lang });
  }

  setStops(): void {
    if (settings.stop === 'playable' && !this.stopsSent) return;
    this.stopsSent = true;
    for (const seat of this.shown?.mine ?? []) this.socket.send({ t: 'stop', seat, stop: settings.stop });
  }

  pause = (): void => {
    this.paused = !this.paused;
    if (!this.paused && !this.timer) this.step();
  };

  skip = (): void => {
    this.paused = false;
    while (this.queue.length) this.show(this.queue.shift()!);
    this.queued = 0;
    clearTimeout(this.timer);
    this.timer = 0;
  };

  private stopsSent = false;
  private lost = false;
  private moving = false;
  private weighed = 0;

  private send(message: Parameters<Socket['send']>[0]): boolean {
    const sent = this.socket.send(message);
    if (!sent) toast(words('web-offline'), 'no');
    return sent;
  }

  private hear(message: ServerMessage): void {
    if (message.t === 'table') this.receive(message);
    else if (message.t === 'no') this.refuse(message);
    else if (message.t === 'advice') this.hearAdvice(message);
    else if (message.t === 'proposal') this.proposal = message;
    else if (message.t === 'said') this.hearSaid(message);
    else if (message.t === 'talk') this.talk.said = message.said;
    else if (message.t === 'pointed') this.seePointed(message);
    else if (message.t === 'renewed') this.holdRenewed(message);
    else if (message.t === 'laid') this.hearLaid(message);
  }

  private hearAdvice(advice: Hint): void {
    this.weighing = false;
    if (this.shown?.questions.some((each) => fits(each, advice))) this.advice = advice;
  }

  private forgetAdvice(): void {
    this.advice = null;
    this.hinting = this.weighing = false;
  }

  private holdRenewed({ seat, token, invite }: Renewed): void {
    if (token) holdSeat(this.id, seat, token);
    if (invite) holdInvite(this.id, seat, invite);
    toast(words('web-renewed'));
  }

  private hearLaid(laid: Laid): void {
    const { mine } = this.shown!;
    if (mine.length) holdNext(laid);
    if (this.moving) return go('game', laid.id);
    if (!this.laid) sound('said');
    this.laid = laid;
  }

  private hearSaid(said: Said): void {
    const seat = this.seatOf(said.seat);
    if (!seat || !settings.talk) return;
    this.talk.hear(said, seat);
    sound('said');
  }

  private seePointed(pointed: Pointed): void {
    const seat = this.seatOf(pointed.seat);
    if (seat && settings.talk) this.talk.point(pointed, seat);
  }

  private seatOf(seat: number): Seat | undefined {
    return this.shown?.seats.find((each) => each.seat === seat);
  }

  private refuse(refusal: Refused): void {
    if (refusal.code.startsWith(TALKING)) return toast(refusal.text, 'no');
    this.busy = this.moving = this.weighing = false;
    this.kept = null;
    if (isFinal(refusal)) {
      this.trouble = refusal;
      this.socket.close();
    } else {
      toast(refusal.text, 'no');
    }
  }

  private receive(message: TableMessage): void {
    const first = this.shown === null;
    const own = this.busy;
    const back = this.lost && message.fresh;
    this.busy = this.lost = false;
    const loss = first || back ? lossOf(message, this.shown, words) : null;
    if (loss) toast(loss, 'no');
    if (first || own || message.fresh) {
      this.skip();
      this.show(message);
      if (first) this.setStops();
      if (back && this.weighing) this.weighing = this.send({ t: 'advise', seat: this.weighed });
      if (back && this.kept) this.settleKept(message);
      else if (this.kept && message.answers > this.kept.answers) this.kept = null;
      return;
    }
    this.queue.push(message);
    if (this.queue.length > MOST_QUEUED || PACE[settings.speed] === 0) this.skip();
    else if (!this.timer && !this.paused) this.step();
    this.queued = this.queue.length;
  }

  private step(): void {
    this.timer = 0;
    if (this.paused) return;
    const message = this.queue.shift();
    this.queued = this.queue.length;
    if (!message) return;
    this.show(message);
    const reading = Math.min(message.log.length, 2);
    this.timer = setTimeout(() => this.step(), PACE[settings.speed] * Math.max(reading, 1));
  }

  /** Whoever is asked something new has a moment to see it. */
  private ask(message: TableMessage): void {
    const { shown } = this;
    if (shown && JSON.stringify(shown.questions) === JSON.stringify(message.questions) && !shown.over === !message.over) return;
    this.before = new Set(shown ? offered(shown) : []);
    this.grace.begin();
  }

  private show(message: TableMessage): void {
    const before = message.fresh ? [] : this.log.filter((line) => line.n <= message.answers);
    if (message.log[0]?.again) before.pop();
    this.log = [...before, ...message.log].slice(-LOG_KEPT);
    this.ask(message);
    const changed = JSON.stringify(this.shown?.questions) !== JSON.stringify(message.questions);
    this.shown = message;
    if (changed) this.forgetAdvice();
    const [asked] = message.questions;
    if (message.odds === 'always' && asked?.options.length > 1) this.askAdvice(asked.seat);
  }
}

/** An answer on its way. */
interface Answer {
  seat: number;
  version: number;
  words: string;
  /** What is answered after it, as long as it is asked. */
  then: Way['steps'];
  /** What was asked, and after how many answers. */
  asked: string;
  answers: number;
  /** Did it leave this screen? */
  sent: boolean;
}

/** Is it about that question? */
function fits(question: Question, { seat, prospects }: Hint): boolean {
  const words = question.options.map((option) => option.words);
  return question.seat === seat && prospects.every((each, at) => each.words === words[at]);
}

function offered({ questions }: TableMessage): string[] {
  return questions.flatMap(({ seat, options }) => options.map((option) => `${seat} ${option.words} ${option.label}`));
}

function labelOf({ questions }: TableMessage, seat: number, words: string): string {
  const question = questions.find((each) => each.seat === seat && each.options.some((option) => option.words === words));
  return question?.options.find((option) => option.words === words)?.label ?? '';
}

const MAIN_VERBS = ['done', 'go-on', 'pass', 'no-feat', 'stop', 'encounter'];

/** The answer of the main button: the only one unless it is a step back or grave, or the one that goes on. */
export function mainOption(question: Question): number {
  const at = goesOn(question);
  return question.options[at]?.grave ? -1 : at;
}

function goesOn(question: Question): number {
  const verbs = question.options.map((option) => option.words.split(' ')[0]);
  if (verbs.length === 1 && verbs[0] !== 'withdraw') return 0;
  for (const verb of MAIN_VERBS) {
    const at = verbs.indexOf(verb);
    if (at >= 0) return at;
  }
  return -1;
}
