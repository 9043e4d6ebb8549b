export { fileType, previewOf, TAKEN_ENDINGS } from './file-type.ts';
export { filePermissions } from './file-permissions.ts';
export {
  avatarLimits,
  imageKind,
  type ImageKind,
  type ImageLimits,
  imageLimits,
  imageMessages,
  LARGEST_IMAGE_KB,
} from './image-rules.ts';
