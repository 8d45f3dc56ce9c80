import { attemptsInvariants } from '../attempts.invariants.js';
import { faradayRow } from './faraday.js';

/** What holds in every step of Faraday. */
export const faradayInvariants = attemptsInvariants(faradayRow);
