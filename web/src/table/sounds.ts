import { session } from '$lib/session.svelte';

/** Short sounds, for those who want them; browsers stay silent until the reader has done something on the page. */
class Sounds {
  private context: AudioContext | null = null;

  /** It is the player's turn: two tones of a doorbell. */
  ring(): void {
    this.play([660, 520], 0.16, 0.06);
  }

  /** Something was moved on the board. */
  step(): void {
    this.play([180], 0, 0.04);
  }

  /** The game is over. */
  end(): void {
    this.play([392, 494, 587], 0.14, 0.05);
  }

  private play(pitches: readonly number[], apart: number, loudness: number): void {
    if (session.settings.sound !== true || !navigator.userActivation.hasBeenActive) return;
    this.context ??= new AudioContext();
    const { context } = this;
    pitches.forEach((pitch, index) => {
      const tone = context.createOscillator();
      const volume = context.createGain();
      const start = context.currentTime + index * apart;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(loudness, start);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.3);
      tone.connect(volume).connect(context.destination);
      tone.start(start);
      tone.stop(start + 0.3);
    });
  }
}

export const sounds = new Sounds();
