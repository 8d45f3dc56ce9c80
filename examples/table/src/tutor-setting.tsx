import { TUTOR_LIMITS, type Tutor } from './use-tutor.js';

/** Whether, and when, there is to be a warning. */
export function TutorSetting({ tutor }: { readonly tutor: Tutor }) {
  return (
    <label className="tutor-setting">
      Tutor{' '}
      <select
        data-testid="tutor-limit"
        value={tutor.limit}
        onChange={({ target }) => tutor.setLimit(Number(target.value))}
      >
        {TUTOR_LIMITS.map((limit) => (
          <option key={limit} value={limit}>
            {limit === 0 ? 'says nothing' : `warns from ${100 * limit} % on`}
          </option>
        ))}
      </select>
    </label>
  );
}
