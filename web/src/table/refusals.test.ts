import { describe, expect, it } from 'vitest';
import { withoutRule } from './refusals';

describe('the words of a refusal', () => {
  it('are shown without the rule, which is a link', () => {
    expect(withoutRule({ message: 'It costs 2 wine. [V5.3]', rule: 'V5.3' })).toBe('It costs 2 wine.');
  });

  it('stay as they are where no rule is behind them', () => {
    expect(withoutRule({ message: 'Seat [1] is taken.', rule: '' })).toBe('Seat [1] is taken.');
    expect(withoutRule({ message: 'See [V5.4]', rule: 'V5.3' })).toBe('See [V5.4]');
  });
});
