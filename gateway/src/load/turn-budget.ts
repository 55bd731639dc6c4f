/** For so long a turn takes on whatever has arrived. */
const BUDGET_MS = 50;
/**
 * As many of each room are taken on in any turn, however long it is: on a machine that is slow by itself, what a few pages
 * ask for at once is no crowd.
 */
const IN_ANY_TURN = 64;
/** As many of one address at most: more than a page asks for at once. */
const OF_ONE_ADDRESS = 64;

interface Clock {
  now(): number;
  /** Calls back when the event loop has been through everything that had arrived. */
  atTurnsEnd(callback: () => void): void;
}

const eventLoop: Clock = { now: () => performance.now(), atTurnsEnd: (callback) => void setImmediate(callback) };

/**
 * What arrives faster than it is worked off waits where nobody sees it: in the connections, until the event loop comes to
 * it. Only the length of its turn tells, as each comes to all that arrived during the one before. So a turn takes on
 * requests for so long, and after that a few for each room: the rest is refused, which takes next to no time, and what
 * arrives meanwhile waits no longer than about two turns. Each begins again, so there is nothing to recover from.
 */
export class TurnBudget {
  private readonly ofRooms = new Map<string, number>();
  private readonly ofAddresses = new Map<string, number>();
  private began: number | undefined;

  constructor(private readonly clock: Clock = eventLoop) {}

  /**
   * Takes on one more request. Nothing else takes the place of a room such as that for signing in.
   * @returns why not, when it is too much of one address, or for the gateway.
   */
  refuses(room: string, address: string): 'address' | 'gateway' | undefined {
    const now = this.clock.now();
    if (this.began === undefined) this.clock.atTurnsEnd(() => this.end());
    this.began ??= now;
    const ofAddress = this.ofAddresses.get(address) ?? 0;
    if (ofAddress >= OF_ONE_ADDRESS) return 'address';
    const ofRoom = this.ofRooms.get(room) ?? 0;
    if (ofRoom >= IN_ANY_TURN && now - this.began > BUDGET_MS) return 'gateway';
    this.ofAddresses.set(address, ofAddress + 1);
    this.ofRooms.set(room, ofRoom + 1);
    return undefined;
  }

  private end(): void {
    this.began = undefined;
    this.ofRooms.clear();
    this.ofAddresses.clear();
  }
}
