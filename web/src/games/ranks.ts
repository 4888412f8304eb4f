import { t } from '$lib/texts.svelte';
import type { Choice } from '$lib/wire';

/** So many of the advised options are marked on the board. */
export const MARKED = 3;

/** Where the first advised option stands that something is true of, counted from 1; 0 if it is true of none. */
export const rankOf = (advised: readonly Choice[], isMeant: (choice: Choice) => boolean): number =>
  advised.findIndex(isMeant) + 1;

/** Where an option stands among those that are advised, counted from 1; 0 if it is not among them. */
export const rankIn = (advised: readonly Choice[], choice: Choice | null | undefined): number =>
  rankOf(advised, (one) => one.action === choice?.action);

/** Attributes that tell screen readers the rank of an element. */
export const described = (rank: number): { 'aria-description'?: string } =>
  rank ? { 'aria-description': t('play-ranked', { rank }) } : {};

/** Attributes that mark an element with its rank: a number beside its frame, and words for screen readers. */
export const ranked = (rank: number): { 'data-rank'?: number; 'aria-description'?: string } =>
  rank ? { 'data-rank': rank, ...described(rank) } : {};
