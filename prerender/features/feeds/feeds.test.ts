import { expect, test } from 'vitest';
import { planLanguages } from '../../../check/model/plan.ts';
import { emptyIndex as index } from '../../../test-support/content/empty-index.ts';
import { feedFiles } from './feeds.ts';

const site = { name: 'Frost & Co', url: 'https://www.site.example' };
const languages = planLanguages({ language: 'en' }, new Map(), new Map());
const entry = (route: string) => ({
  route,
  title: 'A <b>',
  date: '2026-03-01',
  summary: 'One "two"',
  tags: [],
});
const full = { ...entry('/news/b'), author: 'Ada', tags: ['x', 'y & z'] };

test('each folder has a feed of each kind, with its newest entries', () => {
  const files = feedFiles(site, { '/news': [full, entry('/news/a')], '/': [full] }, languages, []);
  expect([...files.keys()]).toEqual(['news/feed.xml', 'news/atom.xml', 'feed.xml', 'atom.xml']);
  expect(files.get('news/feed.xml')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>Frost &amp; Co</title>
    <link>https://www.site.example/news</link>
    <description>Frost &amp; Co</description>
    <language>en</language>
    <atom:link rel="self" type="application/rss+xml" href="https://www.site.example/news/feed.xml"/>
    <item>
      <title>A &lt;b&gt;</title>
      <link>https://www.site.example/news/b</link>
      <guid>https://www.site.example/news/b</guid>
      <pubDate>Sun, 01 Mar 2026 00:00:00 GMT</pubDate>
      <description>One &quot;two&quot;</description>
      <dc:creator>Ada</dc:creator>
      <category>x</category>
      <category>y &amp; z</category>
    </item>
    <item>
      <title>A &lt;b&gt;</title>
      <link>https://www.site.example/news/a</link>
      <guid>https://www.site.example/news/a</guid>
      <pubDate>Sun, 01 Mar 2026 00:00:00 GMT</pubDate>
      <description>One &quot;two&quot;</description>
    </item>
  </channel>
</rss>
`);
  expect(files.get('atom.xml')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>Frost &amp; Co</title>
  <subtitle>Frost &amp; Co</subtitle>
  <id>https://www.site.example/</id>
  <link href="https://www.site.example/"/>
  <link rel="self" type="application/atom+xml" href="https://www.site.example/atom.xml"/>
  <updated>2026-03-01T00:00:00Z</updated>
  <author><name>Frost &amp; Co</name></author>
  <entry>
    <title>A &lt;b&gt;</title>
    <id>https://www.site.example/news/b</id>
    <link href="https://www.site.example/news/b"/>
    <published>2026-03-01T00:00:00Z</published>
    <updated>2026-03-01T00:00:00Z</updated>
    <author><name>Ada</name></author>
    <summary>One &quot;two&quot;</summary>
    <category term="x"/>
    <category term="y &amp; z"/>
  </entry>
</feed>
`);
});

test('a feed has thirty entries at most, and the title of the page at its address', () => {
  const entries = Array.from({ length: 31 }, (_, n) => entry(`/news/${n}`));
  const listing = { title: 'News', description: 'What is new.' };
  const page = { file: 'pages/news.yaml', index: { ...index, listing } };
  const [feed = ''] = feedFiles(site, { '/news': entries }, languages, [page]).values();
  expect(feed.match(/<guid>/g)).toHaveLength(30);
  expect(feed).toContain('<title>News | Frost &amp; Co</title>');
  expect(feed).toContain('<description>What is new.</description>');
});
