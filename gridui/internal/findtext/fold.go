// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package findtext

import (
	"unicode/utf8"

	"github.com/giogrid/giogrid/gridui/internal/hangul"
	"github.com/giogrid/giogrid/gridui/internal/natural"
	"github.com/giogrid/giogrid/internal/textorder"
)

// folding is the way in which texts are made comparable.
type folding struct {
	// exact keeps the case of letters, apart splits clusters of consonants.
	exact, apart bool
}

// rune maps letters that differ only in case to a single one.
func (f folding) rune(r rune) rune {
	switch {
	case f.exact:
		return r
	case r < utf8.RuneSelf:
		return rune(natural.Lower[r])
	}
	return textorder.FoldRune(r)
}

// folded is a text in comparable form, with the offset in the given text of each of its bytes. at has an
// additional entry for the end.
type folded struct {
	text []byte
	at   []int32
}

// folder appends the runes of a text to a folded one.
type folder struct {
	folding
	*folded
	// places reports that the offsets are required, too.
	places bool
	// last is a rune with which the next one may compose, from its offset in the text; -1: none.
	last rune
	from int
}

// append replaces the content of dst by the folded form of a text.
func (f folding) append(dst *folded, text string, places bool) {
	dst.text, dst.at = dst.text[:0], dst.at[:0]
	to := folder{folding: f, folded: dst, places: places, last: -1}
	for i := 0; i < len(text); {
		if c := text[i]; c < utf8.RuneSelf {
			to.flush()
			to.last, to.from = rune(c), i
			i++
			continue
		}
		r, n := utf8.DecodeRuneInString(text[i:])
		to.add(r, i)
		i += n
	}
	to.flush()
	if places {
		dst.at = append(dst.at, int32(len(text)))
	}
}

// add adds a rune at an offset of the text.
func (to *folder) add(r rune, at int) {
	if to.last >= 0 {
		if both, ok := compose(to.last, r); ok {
			to.last = both
			return
		}
	}
	to.flush()
	to.last, to.from = r, at
}

// flush writes the last rune.
func (to *folder) flush() {
	if to.last < 0 {
		return
	}
	before := len(to.text)
	if pair, ok := hangul.Pair(to.last); ok && to.apart {
		to.text = append(to.text, pair...)
	} else {
		to.text = utf8.AppendRune(to.text, to.rune(to.last))
	}
	to.last = -1
	if to.places {
		for range len(to.text) - before {
			to.at = append(to.at, int32(to.from))
		}
	}
}
