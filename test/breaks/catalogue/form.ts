// How the statements about the forms of the account could be false.
import { type Area, plain, subtle } from '../break'

const useForm = 'src/ui/useForm.ts'
const state = 'src/lib/formState.ts'
const login = 'src/features/auth/ui/login/useLogin.ts'
const forgot = 'src/features/auth/ui/login/ForgotPassword.tsx'
const signup = 'src/features/auth/ui/signup/useSignup.ts'
const reset = 'src/features/auth/ui/password/useReset.ts'
const change = 'src/features/auth/ui/password/ChangePassword.tsx'

const others = 'Object.entries(state.errors).filter(([name]) => !Object.hasOwn(change, name))'
const edit = 'update(afterEdit(latest.current, change, validate))'

export const form: Area = {
  'FORM-01': [
    plain(
      useForm,
      '    if (Object.keys(wrong).length > 0) return showErrors(wrong)\n',
      '    if (Object.keys(wrong).length > 0) showErrors(wrong)\n',
      'Every form is sent however wrong it is.',
    ),
    subtle(login, 'validate: validateLogin,', 'validate: () => ({}),', 'An empty log-in is sent.'),
    subtle(
      forgot,
      'validate: validateForgot,',
      'validate: () => ({}),',
      'An empty request for a new password is sent.',
    ),
    subtle(signup, 'validate: validateSignup,', 'validate: () => ({}),', 'A sign-up without the terms is sent.'),
    subtle(reset, 'validate: validateReset,', 'validate: () => ({}),', 'A reset with two different passwords is sent.'),
    subtle(
      change,
      'validate: validateChangePassword,',
      'validate: () => ({}),',
      'A change to the same password is sent.',
    ),
    subtle(
      signup,
      'if (refused) return { name: refused }',
      `if (refused) {
        await signUp({ name: values.name.trim(), email: values.email.trim(), password: values.password })
        return { name: refused }
      }`,
      'A name that is refused is sent all the same.',
    ),
  ],
  'FORM-02': [
    plain(
      useForm,
      edit,
      'update({ ...latest.current, values: { ...latest.current.values, ...change } })',
      'Errors stay.',
    ),
    subtle(state, others, 'Object.entries(state.errors)', 'The error of a field stays until its value is right.'),
    subtle(
      state,
      others,
      'Object.entries(state.errors).filter(([name]) => !Object.hasOwn(change, name) || /password/i.test(name))',
      'The error of a password stays until its value is right.',
    ),
    subtle(
      state,
      others,
      'Object.entries(state.errors).filter(([name, text]) => !Object.hasOwn(change, name) || rules(state.values)[name] !== text)',
      "The server's error stays while its field is edited.",
    ),
    subtle(
      useForm,
      edit,
      'update({ ...afterEdit(latest.current, change, validate), ...(refusals > 0 && { errors: latest.current.errors }) })',
      'After a refused attempt errors stay.',
    ),
  ],
}
