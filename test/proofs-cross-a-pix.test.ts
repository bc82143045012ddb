import { describeProofs } from './proofs/checked.ts';

describeProofs('cross-a-pix');
