import {
  closeAccount,
  confirmPhone,
  downloadOwnData,
  logoutEverywhere,
  type profileUpdate,
  requestPhoneCode,
  sendConfirmation,
  type SessionUser,
  switchCharterConfirmation,
  switchSms,
  updateUser,
  type UserView,
} from '@harbourline/contracts';
import type { z } from 'zod';
import { api } from '../../shared/api/api';
import { call } from '../../shared/api/call';
import { saveFile } from '../../shared/lib/save-file';

export type ProfileChange = z.input<typeof profileUpdate>;

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateProfile: build.mutation<UserView, { id: number; change: ProfileChange }>({
      query: ({ id, change }) => ({ ...call(updateUser, { params: { id } }), body: change }),
    }),
    logoutEverywhere: build.mutation<null, void>({
      query: () => call(logoutEverywhere),
    }),
    downloadOwnData: build.mutation<null, { currentPassword: string }>({
      query: (body) => call(downloadOwnData, { body, onFile: saveFile }),
    }),
    closeAccount: build.mutation<null, { currentPassword: string }>({
      query: (body) => ({ ...call(closeAccount), body }),
    }),
    sendConfirmation: build.mutation<null, void>({
      query: () => call(sendConfirmation),
    }),
    requestPhoneCode: build.mutation<null, void>({
      query: () => call(requestPhoneCode),
    }),
    confirmPhone: build.mutation<SessionUser, { code: string }>({
      query: (body) => ({ ...call(confirmPhone), body }),
    }),
    switchCharterConfirmation: build.mutation<SessionUser, { enabled: boolean }>({
      query: (body) => ({ ...call(switchCharterConfirmation), body }),
    }),
    switchSms: build.mutation<SessionUser, { enabled: boolean }>({
      query: (body) => ({ ...call(switchSms), body }),
    }),
  }),
});

export const {
  useUpdateProfileMutation,
  useLogoutEverywhereMutation,
  useDownloadOwnDataMutation,
  useCloseAccountMutation,
  useSendConfirmationMutation,
  useRequestPhoneCodeMutation,
  useConfirmPhoneMutation,
  useSwitchCharterConfirmationMutation,
  useSwitchSmsMutation,
} = profileApi;
