/** Where everything of a 16×16 grid lies in memory: `src/games/greater-than/solve/swift-planes.ts` lays it out alike. */

export const size: i32 = 16;
/** The words, and behind them those of the cells that have their digit. */
export const words: usize = 0;
export const placed: usize = 1024;
export const wordBytes: usize = 1088;
/** By digit: bands and stacks where it lost a place, boxes where it is not settled. By box: the digits lost. */
export const dirtyBands: usize = 1088;
export const dirtyStacks: usize = 1152;
export const unsettled: usize = 1216;
export const lost: usize = 1280;
/** The box in hand, by digit; where layers begin in the queue. */
export const places: usize = 1344;
export const layerStart: usize = 1408;
/** By box: whether its paths are kept, and whether it is walked at all. */
export const begun: usize = 1472;
export const graphed: usize = 1536;
/** By depth: where the trail ended. By box and layer: where its ideals are listed, and how many are left. */
export const marks: usize = 1600;
export const layers: usize = 2624;
export const counts: usize = 3648;
export const firstBound: usize = 4672;
export const lower: usize = 4800;
export const upper: usize = 6720;
export const saved: usize = 8704;
export const locks: usize = 287_232;
/** The walk of a whole box. */
export const queue: usize = 418_304;
export const choices: usize = 426_504;
export const reached: usize = 442_896;
export const useful: usize = 459_280;
/** For each box: masks of ideals, lists of ideals, the graph. Strides are odd numbers of cache lines. */
export const masks: usize = 475_712;
export const maskStride: usize = 16_704;
export const lists: usize = 742_976;
export const listStride: usize = 8_384;
export const graphs: usize = 877_120;
export const graphStride: usize = 158_016;
/** The places that may come next, then the steps, 17 to an ideal. */
export const nextBytes: usize = 16_384;
export const stepBytes: usize = 34;
export const trail: usize = 3_405_376;
