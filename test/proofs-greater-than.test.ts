import { describeProofs } from './proofs/checked.ts';

describeProofs('greater-than');
