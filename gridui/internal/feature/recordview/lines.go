// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"image"
	"slices"

	"gioui.org/unit"
)

// lines puts the fields below each other: the header of a group, or as many fields as fit beside each
// other. Heights are known of lines that have been on the screen: the scroll position is a line, and
// how much of it is above the edge.
type lines struct {
	list  []line
	known linesKey
	// body is where the fields are, first the line at its upper edge, above how many of its pixels are
	// past that.
	body         image.Rectangle
	first, above int
	// wanted is a field that is to be brought into sight, by its index; noField and below: none is.
	wanted int
	// last says that the end of the last line is in sight.
	last bool
	// hits are the fields on the screen.
	hits []hit
	// note is the text of a row without fields.
	note string
}

// linesKey is what the lines depend on.
type linesKey struct {
	columns uint32
	fields  int
	across  int
}

// line is a header, or fields beside each other.
type line struct {
	// header is the text of a header; level is how many are above it.
	header string
	level  int
	// first and count are the fields.
	first, count int
	height       int
}

// hit is where a field is on the screen; value is where its value is.
type hit struct {
	field     int
	at, value image.Rectangle
}

// fieldLeast is the least width of fields that stand beside each other.
const fieldLeast = unit.Dp(240)

// clear forgets the heights of lines.
func (l *lines) clear() {
	for i := range l.list {
		l.list[i].height = 0
	}
}

// scroll moves the fields up by so many pixels.
func (l *lines) scroll(by int) {
	l.above += by
	l.wanted = noField
}

// sync makes the list of lines anew where columns have changed, or how many fields are beside each
// other.
func (f *Feature) syncLines(across int) {
	l := &f.lines
	k := linesKey{f.Columns.Rev, len(f.fields.list), across}
	if k == l.known {
		return
	}
	l.known, l.list = k, l.list[:0]
	var under []int
	for i := range f.fields.list {
		groups := f.fields.list[i].groups
		last := len(l.list) - 1
		switch {
		case i == 0 || !slices.Equal(groups, under):
			f.appendHeaders(groups, under)
			under = groups
		case l.list[last].header == "" && l.list[last].count < across:
			l.list[last].count++
			continue
		}
		l.list = append(l.list, line{first: i, count: 1})
	}
	l.first = min(l.first, max(len(l.list)-1, 0))
}

// appendHeaders appends the headers of groups that the fields before were not under.
func (f *Feature) appendHeaders(groups, under []int) {
	same := 0
	for same < len(groups) && same < len(under) && groups[same] == under[same] {
		same++
	}
	for level := same; level < len(groups); level++ {
		if header := f.Columns.Groups[groups[level]].Header; header != "" {
			f.lines.list = append(f.lines.list, line{header: header, level: level})
		}
	}
}

// heightOf is the height of a line, measured where that is not known.
func (f *Feature) heightOf(i int) int {
	l := &f.lines.list[i]
	if l.height == 0 {
		if l.header != "" {
			l.height = f.headerHeight()
		}
		for k := l.first; k < l.first+l.count; k++ {
			l.height = max(l.height, f.measure(k))
		}
		l.height = max(l.height, 1)
	}
	return l.height
}

// place settles the scroll position: what is wanted comes into sight, and nothing is scrolled past the
// ends.
func (f *Feature) place() {
	l := &f.lines
	if l.wanted >= 0 {
		f.bringIntoSight(l.lineOf(l.wanted))
		l.wanted = noField
	}
	for l.above < 0 && l.first > 0 {
		l.first--
		l.above += f.heightOf(l.first)
	}
	l.above = max(l.above, 0)
	for l.first < len(l.list)-1 && l.above >= f.heightOf(l.first) {
		l.above -= f.heightOf(l.first)
		l.first++
	}
	f.fillEnd()
}

// fillEnd leaves no room below the last line that lines above could fill.
func (f *Feature) fillEnd() {
	l := &f.lines
	gap := l.body.Dy() + l.above
	for i := l.first; i < len(l.list) && gap >= 0; i++ {
		gap -= f.heightOf(i)
	}
	l.last = gap >= 0
	if gap <= 0 {
		return
	}
	by := min(l.above, gap)
	l.above, gap = l.above-by, gap-by
	for gap > 0 && l.first > 0 {
		l.first--
		h := f.heightOf(l.first)
		l.above, gap = max(h-gap, 0), gap-h
	}
}

// bringIntoSight scrolls as little as brings a line into sight, with the headers right above it.
func (f *Feature) bringIntoSight(at int) {
	l := &f.lines
	if at < 0 {
		return
	}
	top := at
	for top > 0 && l.list[top-1].header != "" {
		top--
	}
	if top < l.first || top == l.first && l.above > 0 || f.heightOf(at) > l.body.Dy() {
		l.first, l.above = top, 0
		return
	}
	room := l.body.Dy()
	for i := at; i >= l.first; i-- {
		if room -= f.heightOf(i); room < 0 {
			if i > l.first {
				l.above = 0
			}
			l.first, l.above = i, max(l.above, -room)
			return
		}
	}
}

// lineOf is the line of a field.
func (l *lines) lineOf(field int) int {
	return slices.IndexFunc(l.list, func(n line) bool { return n.header == "" && field >= n.first && field < n.first+n.count })
}
