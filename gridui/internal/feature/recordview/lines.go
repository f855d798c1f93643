// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"image"
	"slices"

	"gioui.org/unit"
)

// lines arranges the fields vertically: each line is the header of a group, or as many fields as fit side by
// side. Only lines that have been on the screen are measured. The scroll position is a line and the number of
// its pixels above the edge.
type lines struct {
	*Sources
	list  []line
	known linesKey
	// body is the place of the fields. first is the line at its upper edge, above the number of that line's
	// pixels past the edge.
	body         image.Rectangle
	first, above int
	// wanted is the index of a field to scroll into view; noField or less: none.
	wanted int
	// last reports that the end of the last line is visible.
	last bool
	// hits holds the fields on the screen.
	hits []hit
}

// linesKey holds the inputs of the lines.
type linesKey struct {
	columns uint32
	fields  int
	across  int
}

// line is a header, or fields side by side.
type line struct {
	// header is the text of a header; level is the number of headers above it.
	header string
	level  int
	// first and count determine the fields.
	first, count int
	height       int
}

// hit is the place of a field on the screen; value is the place of its value.
type hit struct {
	field     int
	at, value image.Rectangle
}

// fieldLeast is the least width of fields side by side.
const fieldLeast = unit.Dp(240)

// heights measures lines, in pixels.
type heights interface {
	headerHeight() int
	measure(field int) int
	topGap() int
}

// clear discards the heights of lines.
func (l *lines) clear() {
	for i := range l.list {
		l.list[i].height = 0
	}
}

// scroll moves the fields up by the given number of pixels.
func (l *lines) scroll(by int) {
	l.above += by
	l.wanted = noField
}

// lineOf returns the line of a field.
func (l *lines) lineOf(field int) int {
	return slices.IndexFunc(l.list, func(n line) bool { return n.header == "" && field >= n.first && field < n.first+n.count })
}

// sync rebuilds the list of lines if columns have changed, or the number of fields side by side.
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

// appendHeaders appends the headers of groups that do not contain the previous field.
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

// heightOf returns the height of a line, measuring it if needed.
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

// place updates the scroll position: it shows the wanted field and stays within the ends.
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

// fillEnd scrolls back if there is room below the last line that lines above can fill.
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

// bringIntoSight scrolls as little as needed to show a line, with the headers directly above it.
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
