import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { typescriptProjects } from './scripts/typescript-projects.mjs';

export default tseslint.config(
  { ignores: ['**/dist/**', '**/generated/**', '**/node_modules/**', '.local*/**', '**/.build/**', 'test-results/**'] },
  js.configs.recommended,
  ...typescriptProjects().map(({ path, workspaces }) => ({
    files: workspaces.map((workspace) => `${workspace}/**/*.{ts,tsx}`),
    languageOptions: { parserOptions: { project: path, tsconfigRootDir: import.meta.dirname } },
  })),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Our interfaces are closures, which need no receiver.
      '@typescript-eslint/unbound-method': 'off',
      // A handler may be asynchronous by contract without waiting for anything itself.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    // What a test expects is checked when it runs; Jest's matchers are untyped.
    files: ['**/test/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off', '@typescript-eslint/no-unsafe-argument': 'off' },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat.recommended,
    languageOptions: { globals: globals.browser },
  },
  { files: ['**/*.{js,mjs,cjs}'], languageOptions: { globals: globals.node } },
  { files: ['web/public/*.js'], languageOptions: { globals: globals.browser } },
);
