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
	*Sources
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

// heights measures lines, in pixels.
type heights interface {
	headerHeight() int
	measure(field int) int
	topGap() int
}

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

// lineOf is the line of a field.
func (l *lines) lineOf(field int) int {
	return slices.IndexFunc(l.list, func(n line) bool { return n.header == "" && field >= n.first && field < n.first+n.count })
}

// sync rebuilds the list of lines where columns have changed, or how many fields are beside each
// other.
func (l *lines) sync(fields []field, across int) {
	k := linesKey{l.Columns.Rev, len(fields), across}
	if k == l.known {
		return
	}
	l.known, l.list = k, l.list[:0]
	var under []int
	for i := range fields {
		groups := fields[i].groups
		last := len(l.list) - 1
		switch {
		case i == 0 || !slices.Equal(groups, under):
			l.appendHeaders(groups, under)
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
func (l *lines) appendHeaders(groups, under []int) {
	same := 0
	for same < len(groups) && same < len(under) && groups[same] == under[same] {
		same++
	}
	for level := same; level < len(groups); level++ {
		if header := l.Columns.Groups[groups[level]].Header; header != "" {
			l.list = append(l.list, line{header: header, level: level})
		}
	}
}

// heightOf is the height of a line, measured where that is not known.
func (l *lines) heightOf(i int, by heights) int {
	n := &l.list[i]
	if n.height == 0 {
		if n.header != "" {
			n.height = by.headerHeight()
		}
		for k := n.first; k < n.first+n.count; k++ {
			n.height = max(n.height, by.measure(k))
		}
		if n.height = max(n.height, 1); i == 0 {
			n.height += by.topGap()
		}
	}
	return n.height
}

// place settles the scroll position: what is wanted comes into sight, and nothing is scrolled past the
// ends.
func (l *lines) place(by heights) {
	if l.wanted >= 0 {
		l.bringIntoSight(l.lineOf(l.wanted), by)
		l.wanted = noField
	}
	for l.above < 0 && l.first > 0 {
		l.first--
		l.above += l.heightOf(l.first, by)
	}
	l.above = max(l.above, 0)
	for l.first < len(l.list)-1 && l.above >= l.heightOf(l.first, by) {
		l.above -= l.heightOf(l.first, by)
		l.first++
	}
	l.fillEnd(by)
}

// fillEnd leaves no room below the last line that lines above could fill.
func (l *lines) fillEnd(by heights) {
	gap := l.body.Dy() + l.above
	for i := l.first; i < len(l.list) && gap >= 0; i++ {
		gap -= l.heightOf(i, by)
	}
	l.last = gap >= 0
	if gap <= 0 {
		return
	}
	up := min(l.above, gap)
	l.above, gap = l.above-up, gap-up
	for gap > 0 && l.first > 0 {
		l.first--
		h := l.heightOf(l.first, by)
		l.above, gap = max(h-gap, 0), gap-h
	}
}

// bringIntoSight scrolls as little as brings a line into sight, with the headers right above it.
func (l *lines) bringIntoSight(at int, by heights) {
	if at < 0 {
		return
	}
	top := at
	for top > 0 && l.list[top-1].header != "" {
		top--
	}
	if top < l.first || top == l.first && l.above > 0 || l.heightOf(at, by) > l.body.Dy() {
		l.first, l.above = top, 0
		return
	}
	room := l.body.Dy()
	for i := at; i >= l.first; i-- {
		if room -= l.heightOf(i, by); room < 0 {
			if i > l.first {
				l.above = 0
			}
			l.first, l.above = i, max(l.above, -room)
			return
		}
	}
}
