// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"slices"
	"strings"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype/tables"
)

// rules lists the effects that a font's layout tables may have on plain text, apart from placing glyphs side by
// side, in any script and language. When in doubt, it includes an effect.
type rules struct {
	plain   glyphSet // may change, move, or depend on more than a neighbour
	complex glyphSet // may be kerned with the next
	kerns   glyphSet // may be kerned with the next
	varies  glyphSet // another glyph in some scripts or languages
	// special holds pairs that begin a ligature, the first glyph in the high half.
	special map[uint32]bool
}

// defaultFeatures are the features that shaping applies by default to text that is not joined and runs from
// left to right.
var defaultFeatures = strings.Fields("abvm blwm ccmp locl mark mkmk rlig calt clig curs dist " +
	"kern liga rclt rvrn ltra ltrm rand Harf HARF Buzz BUZZ")

// newRules reads the rules of a font. It returns nil for fonts with Apple's tables or variable features,
// which it does not support.
func newRules(ft *font.Font) *rules {
	if len(ft.Morx)+len(ft.Kerx)+len(ft.GSUB.FeatureVariations)+len(ft.GPOS.FeatureVariations) > 0 || !ft.Trak.IsEmpty() {
		return nil
	}
	r := &rules{special: make(map[uint32]bool)}
	for it := ft.Cmap.Iter(); it.Next(); {
		if ch, gid := it.Char(); plain(ch) {
			r.plain.add(gid)
		}
	}
	for _, i := range defaultLookups(&ft.GSUB.Layout, len(ft.GSUB.Lookups)) {
		l := &ft.GSUB.Lookups[i]
		for _, sub := range l.Subtables {
			r.substitutes(sub, l.Flag)
		}
	}
	for _, i := range defaultLookups(&ft.GPOS.Layout, len(ft.GPOS.Lookups)) {
		l := &ft.GPOS.Lookups[i]
		for _, sub := range l.Subtables {
			r.positions(sub, l.Flag)
		}
	}
	for _, sub := range ft.Kern {
		r.kernTable(sub.Data)
	}
	return r
}

// defaultLookups returns the lookups, of n, that are applied by default.
func defaultLookups(l *font.Layout, n int) []uint16 {
	required := make(map[uint16]bool)
	for _, s := range l.Scripts {
		if s.DefaultLangSys != nil {
			required[s.DefaultLangSys.RequiredFeatureIndex] = true
		}
		for _, lang := range s.LangSys {
			required[lang.RequiredFeatureIndex] = true
		}
	}
	var out []uint16
	for i, f := range l.Features {
		if required[uint16(i)] || slices.Contains(defaultFeatures, f.Tag.String()) {
			for _, lookup := range f.LookupListIndices {
				out = insert(out, lookup, n)
			}
		}
	}
	return out
}

// insert inserts a number below n into an ascending list, unless the list contains it.
func insert(list []uint16, v uint16, n int) []uint16 {
	at := len(list)
	for at > 0 && list[at-1] > v {
		at--
	}
	if int(v) >= n || at > 0 && list[at-1] == v {
		return list
	}
	list = append(list, 0)
	copy(list[at+1:], list[at:])
	list[at] = v
	return list
}

// skips holds the flags of lookups that may skip plain glyphs.
const skips = 1<<1 | 1<<2 // bases, ligatures

func (r *rules) substitutes(sub tables.GSUBLookup, flag uint16) {
	switch sub := sub.(type) {
	case tables.SingleSubs:
		r.varies.cover(sub.Cov())
		return
	case tables.LigatureSubs:
		if flag&skips == 0 {
			r.ligatures(sub)
			return
		}
	case tables.ContextualSubs:
		if c, ok := sub.Data.(tables.ContextualSubs3); ok && !r.reached(c.Coverages) {
			return
		}
	case tables.ChainedContextualSubs:
		c, ok := sub.Data.(tables.ChainedContextualSubs3)
		if ok && !r.reached(c.BacktrackCoverages, c.InputCoverages, c.LookaheadCoverages) {
			return
		}
	}
	r.complex.cover(sub.Cov())
}

func (r *rules) positions(sub tables.GPOSLookup, flag uint16) {
	switch sub := sub.(type) {
	case tables.PairPos:
		if flag&skips == 0 && onlyAdvances(sub.Data) {
			r.kerns.cover(sub.Cov())
			return
		}
	case tables.ContextualPos:
		if c, ok := sub.Data.(tables.ContextualPos3); ok && !r.reached(c.Coverages) {
			return
		}
	case tables.ChainedContextualPos:
		c, ok := sub.Data.(tables.ChainedContextualPos3)
		if ok && !r.reached(c.BacktrackCoverages, c.InputCoverages, c.LookaheadCoverages) {
			return
		}
	}
	r.complex.cover(sub.Cov())
}

// onlyAdvances reports whether pairs change only the distance from the first glyph to the second. Then pairs
// are independent of each other.
func onlyAdvances(pairs tables.PairPosData) bool {
	const allowed = tables.XAdvance | tables.XAdvDevice
	var first, second tables.ValueFormat
	switch p := pairs.(type) {
	case tables.PairPosData1:
		first, second = p.ValueFormat1, p.ValueFormat2
	case tables.PairPosData2:
		first, second = p.ValueFormat1, p.ValueFormat2
	default:
		return false
	}
	return first&^allowed == 0 && second == 0
}

// reached reports whether plain text can match a context: whether plain has a glyph for each of its places.
func (r *rules) reached(places ...[]tables.Coverage) bool {
	for _, coverages := range places {
		for _, c := range coverages {
			if !r.plain.meets(c) {
				return false
			}
		}
	}
	return true
}

func (r *rules) ligatures(sub tables.LigatureSubs) {
	for first := range glyphs(sub.Coverage) {
		i, ok := sub.Coverage.Index(first)
		if !ok || i >= len(sub.LigatureSets) {
			continue
		}
		for _, lig := range sub.LigatureSets[i].Ligatures {
			if len(lig.ComponentGlyphIDs) == 0 {
				r.complex.add(font.GID(first))
				continue
			}
			r.special[pairOf(font.GID(first), font.GID(lig.ComponentGlyphIDs[0]))] = true
		}
	}
}

// kernTable adds the pairs of an old kerning table.
func (r *rules) kernTable(data any) {
	pairs, ok := data.(font.Kern0)
	if ok {
		for _, p := range pairs {
			r.kerns.add(font.GID(p.Left))
		}
		return
	}
	if _, ok := data.(font.SimpleKerns); ok {
		r.kerns.join(r.plain)
		return
	}
	r.complex.join(r.plain)
}

func pairOf(left, right font.GID) uint32 { return uint32(left)<<16 | uint32(right)&0xFFFF }
