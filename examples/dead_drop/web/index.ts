import type { OwnGameClient } from '../game';
import { thingsNamed } from '../things';

interface Seats {
  seats: { points: number }[];
}

export const game: OwnGameClient = {
  standing: (view) => ({ scores: (view as unknown as Seats).seats.map((seat) => seat.points) }),
  things: (event) => thingsNamed(event, { card: 'card', cards: 'card' }),
};
