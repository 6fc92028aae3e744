import { allBlocks, blockType } from '../../../schema/page-blocks.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { CheckedPage } from '../../model/rule.ts';

/** What each field of a video may name: files of this site that browsers can use. */
const KINDS = [
  { field: 'file', ending: /^\/(?!\/).*\.(mp4|webm)$/i, is: 'a video', example: '/tour.mp4' },
  {
    field: 'captions',
    ending: /^\/(?!\/).*\.vtt$/i,
    is: 'a file of captions',
    example: '/tour.vtt',
  },
] as const;

/** Finds videos and captions that browsers cannot use, and asks for captions where there are none. */
export function checkVideos({ data }: Pick<CheckedPage, 'data'>): Finding[] {
  return allBlocks(data).flatMap(({ block, path }): Finding[] => {
    if (!isRecord(block) || blockType(block) !== 'video-file') return [];
    const wrong = KINDS.flatMap(({ field, ending, is, example }): Finding[] => {
      const address = block[field];
      if (typeof address !== 'string' || ending.test(address)) return [];
      return [
        {
          id: 'wrong-video',
          path: [...path, field],
          part: 'value',
          message: `\`${address}\` is not ${is} in public/ that browsers can use.`,
          suggestion:
            field === 'file' && address.startsWith('https:')
              ? 'For a video of another site, use the block `videos` or `embed`.'
              : `Put the file into public/ and write its address, such as ${example}.`,
        },
      ];
    });
    if (block['captions'] !== undefined || block['silent'] === true) return wrong;
    return [
      ...wrong,
      {
        id: 'missing-captions',
        path: [...path, 'file'],
        part: 'key',
        message: 'This video has no captions, so visitors who cannot hear it miss the words.',
        suggestion: 'Add `captions: /tour.vtt`, or `silent: true` if nobody speaks.',
      },
    ];
  });
}
