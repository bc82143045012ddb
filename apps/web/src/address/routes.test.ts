import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { hash: '' });
vi.stubGlobal('addEventListener', () => {});
const { addressOf, readRoute } = await import('./routes.ts');

describe('addresses', () => {
  it('are read as they are written', () => {
    expect(readRoute(addressOf.home())).toEqual({ page: 'home' });
    expect(readRoute(addressOf.play('a-1'))).toEqual({ page: 'play', id: 'a-1', code: '' });
    const carried = { page: 'play', id: 'a-1', code: 'gt1abc' };
    expect(readRoute(addressOf.play('a-1', 'gt1abc'))).toEqual(carried);
    expect(readRoute(addressOf.day('x', '2026-11-15'))).toEqual({
      page: 'day',
      game: 'x',
      date: '2026-11-15',
    });
    expect(readRoute(addressOf.myGames())).toEqual({ page: 'my-games' });
    expect(readRoute(addressOf.newGame('x'))).toEqual({ page: 'new', game: 'x', level: '' });
    expect(readRoute(addressOf.newGame('x', '4'))).toEqual({ page: 'new', game: 'x', level: '4' });
    expect(readRoute(addressOf.lesson('x'))).toEqual({ page: 'lesson', game: 'x' });
    expect(readRoute(addressOf.set('x', 'i'))).toEqual({ page: 'set', game: 'x', id: 'i' });
    const practice = { page: 'practice', game: 'x', insight: 'low-point' };
    expect(readRoute(addressOf.practice('x', 'low-point'))).toEqual(practice);
    expect(readRoute(addressOf.guided('x', 1))).toEqual({ page: 'guided', game: 'x', at: 1 });
  });

  it('that are bare are codes, and those that lead nowhere are told to', () => {
    expect(readRoute('#gt1abc')).toEqual({ page: 'code', code: 'gt1abc' });
    for (const hash of ['', '#', '#/']) expect(readRoute(hash)).toEqual({ page: 'home' });
    for (const hash of ['#/nowhere', '#/play', '#/day/x', '#/guided/x/0', '#/practise/x']) {
      expect(readRoute(hash)).toEqual({ page: 'nowhere' });
    }
    expect(readRoute('#/play/%E0%A4%A')).toEqual({
      page: 'play',
      id: '%E0%A4%A',
      code: '',
    });
  });
});
