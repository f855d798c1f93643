// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

// mostPhrases is how many phrases are kept at most: more come with grids of thousands of
// columns.
const mostPhrases = 1024

// phrases are texts for assistive technology that were put together.
type phrases map[[2]string]string

// Phrase is two texts with a comma between them, the second alone where the first is
// empty. It is kept, so that a settled frame does not put it together again.
// It is not inlined, because it has many callers and binaries are to be small.
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
