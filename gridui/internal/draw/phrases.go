// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

// mostPhrases is the maximum number of cached phrases; only grids with thousands of columns have
// more.
const mostPhrases = 1024

// phrases caches combined texts for assistive technology.
type phrases map[[2]string]string

// Phrase returns two texts with a comma between them, or only the second if the first is empty. It
// is cached, so that a settled frame does not combine the texts again. It is not inlined, because
// it has many callers and binaries are to be small.
//
//go:noinline
func (p *Painter) Phrase(a, b string) string {
	if a == "" {
		return b
	}
	k := [2]string{a, b}
	text, ok := p.phrases[k]
	if !ok {
		if p.phrases == nil || len(p.phrases) >= mostPhrases {
			p.phrases = phrases{}
		}
		text = a + ", " + b
		p.phrases[k] = text
	}
	return text
}
