import { testLayouts } from '../shape.cases';
import { LIMITS } from './shape';

testLayouts(LIMITS);
