import { avatarLimits, filePermissions, LARGEST_IMAGE_KB } from '#files/rules';
import type { FileKind } from '#platform/module.ts';
import { publish } from '#platform/outbox.ts';
import { isDomainError, domainError } from '#platform/domain-error.ts';
import { lockClinic, writeLogo } from './clinic.sql.ts';
import { lockMember } from '../members/lock-member.ts';
import { memberPicture } from '../members/member-picture.ts';
import { lockProfile, writeProfileFile } from '../profile/profile.sql.ts';

/** The clinic's logo: visible to all members. */
export const clinicLogo: FileKind = {
  permission: filePermissions.clinicLogo,
  owner: 'clinic',
  name: 'logo',
  folder: 'logos',
  objectType: 'clinic_logo',
  readRule: 'practice.view',
  writeRule: 'practice.manage',
  image: { minWidth: 64, minHeight: 64, largestKb: LARGEST_IMAGE_KB },
  async admit(tx, { actor }, clinicId) {
    if (clinicId !== actor.clinicId) return domainError('NOT_FOUND', 'Not found.', 'Not found');
    await lockClinic(tx, clinicId);
    return null;
  },
  async changed(tx, _ctx, clinicId, fileId) {
    await writeLogo(tx, clinicId, fileId);
    await publish(tx, { clinicId, topic: 'practice.clinic-changed', body: {} });
  },
};

const ofMember = {
  owner: 'user',
  writeRule: 'practice.own',
  // Members may change their own; another member's only with the right to administer members.
  async admit(tx, ctx, userId) {
    const { actor } = ctx;
    const member = await lockProfile(tx, actor.clinicId, userId);
    if (member === undefined || !member.is_active)
      return domainError('NOT_FOUND', 'This member does not exist.', 'Not found');
    if (userId === actor.userId) return null;
    const lockedMember = await lockMember(tx, ctx, userId, member.version);
    return isDomainError(lockedMember) ? lockedMember : null;
  },
} satisfies Partial<FileKind>;

const changedFile =
  (column: 'avatar_file_id' | 'signature_file_id'): FileKind['changed'] =>
  async (tx, { actor }, userId, fileId) => {
    await writeProfileFile(tx, actor.clinicId, userId, column, fileId);
    await publish(tx, { clinicId: actor.clinicId, topic: 'practice.member-changed', body: { user_id: userId } });
  };

/** A member's picture: visible to all members. */
export const memberAvatar: FileKind = {
  ...ofMember,
  ...memberPicture,
  permission: filePermissions.memberAvatar,
  folder: 'avatars',
  objectType: 'member_avatar',
  readRule: 'practice.view',
  image: avatarLimits,
  changed: changedFile('avatar_file_id'),
};

/** A member's handwritten signature: it has legal effect, so only they and administrators of members can read it. */
export const memberSignature: FileKind = {
  ...ofMember,
  permission: filePermissions.memberSignature,
  name: 'signature',
  folder: 'signatures',
  staysOnRecord: true,
  objectType: 'member_signature',
  readRule: 'practice.own',
  image: { minWidth: 100, minHeight: 30, largestKb: LARGEST_IMAGE_KB },
  mayRead: ({ actor }, userId) => userId === actor.userId || actor.rules.has('practice.members'),
  changed: changedFile('signature_file_id'),
};
