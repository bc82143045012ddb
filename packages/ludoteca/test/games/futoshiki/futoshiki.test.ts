import { puzzleContract } from '../../contract/puzzle-contract.ts';
import { futoshiki } from './index.ts';

puzzleContract(futoshiki, { recipes: [{ size: 4 }, { size: 5 }], tiny: { size: 4 } });
