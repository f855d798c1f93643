// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valuedoc

import "sort"

// JSON is a JSON text as rows, with a row for each value and for each end of an object or an array. Numbers, strings and
// the order of keys stay as they are in the text.
type JSON struct {
	source string
	at     int
	state  Expect
	ended  bool
	fault  *Fault
	// lines holds the values and ends, open the lines of the objects and arrays around the place at.
	lines []line
	open  []uint32
	// key is the key of the next value.
	keyFrom, keyTo uint32
	rows           []rowRef
	folded         map[uint32]bool
}

// line is a value, or the end of an object or an array.
type line struct {
	keyFrom, keyTo, from, to uint32
	// end is the line at which an object or an array ends, 0 until it is read. members is the number of its members.
	end, members uint32
	depth        uint32
	kind         Kind
	comma        bool
}

// rowRef is a part of a line, counted from 0.
type rowRef struct{ line, from uint32 }

// NewJSON returns the document of a JSON text, none of which has been read.
func NewJSON(s string) *JSON { return &JSON{source: s[:min(len(s), MaxSize)]} }

// Source returns the text.
func (j *JSON) Source() string { return j.source }

// Done reports whether the text has been read, to its end or to an error.
func (j *JSON) Done() bool { return j.ended }

// Fault returns the error of the text, nil if it has none up to the place read.
func (j *JSON) Fault() *Fault { return j.fault }

// Work reads on, over about budget bytes. It reports whether there is more to read.
func (j *JSON) Work(budget int) bool {
	for budget > 0 && !j.ended {
		from := j.at
		j.space()
		j.token()
		budget -= j.at - from + rowCost
	}
	return !j.ended
}

// space skips white space.
func (j *JSON) space() {
	for j.at < len(j.source) {
		switch j.source[j.at] {
		case ' ', '\t', '\r', '\n':
			j.at++
		default:
			return
		}
	}
}

// fail ends the text with an error.
func (j *JSON) fail(w wrong) {
	j.ended, j.fault = true, newFault(j.source, w.at, w.expect)
}

// token reads a token.
func (j *JSON) token() {
	if j.at >= len(j.source) {
		if j.state == ExpectEnd {
			j.ended = true
		} else {
			j.fail(wrong{j.at, j.state})
		}
		return
	}
	c := j.source[j.at]
	switch j.state {
	case ExpectValue, ExpectValueOrBracket:
		if c == ']' && j.state == ExpectValueOrBracket {
			j.close()
		} else {
			j.value(c)
		}
	case ExpectKey, ExpectKeyOrBrace:
		if c == '}' && j.state == ExpectKeyOrBrace {
			j.close()
		} else {
			j.key(c)
		}
	case ExpectColon:
		j.sign(c == ':', ExpectValue)
	case ExpectCommaOrBracket, ExpectCommaOrBrace:
		j.afterMember(c)
	default:
		j.fail(wrong{j.at, ExpectEnd})
	}
}

// sign reads a sign, after which next is expected.
func (j *JSON) sign(is bool, next Expect) {
	if !is {
		j.fail(wrong{j.at, j.state})
		return
	}
	j.at++
	j.state = next
}

// key reads the key of a member.
func (j *JSON) key(c byte) {
	if c != '"' {
		j.fail(wrong{j.at, j.state})
		return
	}
	end, w := stringEnd(j.source, j.at)
	if w.at >= 0 {
		j.fail(w)
		return
	}
	j.keyFrom, j.keyTo = uint32(j.at), uint32(end)
	j.at, j.state = end, ExpectColon
}

// value reads a value, of an object or an array only the beginning.
func (j *JSON) value(c byte) {
	end, w, kind := 0, right, Word
	switch {
	case c == '{' || c == '[':
		end, kind = j.at+1, Open
	case c == '"':
		end, w = stringEnd(j.source, j.at)
		kind = String
	case c == '-' || isDigit(c):
		end, w = numberEnd(j.source, j.at)
		kind = Number
	default:
		if end = wordEnd(j.source, j.at); end == 0 {
			w = wrong{j.at, j.state}
		}
	}
	if w.at >= 0 {
		j.fail(w)
		return
	}
	j.add(kind, end)
	switch {
	case c == '{':
		j.state = ExpectKeyOrBrace
	case c == '[':
		j.state = ExpectValueOrBracket
	default:
		j.member()
	}
}

// add adds a line that ends at a place.
func (j *JSON) add(kind Kind, end int) {
	n := uint32(len(j.lines))
	l := line{keyFrom: j.keyFrom, keyTo: j.keyTo, from: uint32(j.at), to: uint32(end), depth: uint32(len(j.open)), kind: kind}
	j.keyFrom, j.keyTo = 0, 0
	if kind != Close && len(j.open) > 0 {
		j.lines[j.open[len(j.open)-1]].members++
	}
	j.lines = append(j.lines, l)
	j.addRows(n)
	if kind == Open {
		j.open = append(j.open, n)
	}
	j.at = end
}

// addRows adds the rows of a line.
func (j *JSON) addRows(n uint32) {
	l := &j.lines[n]
	for from := int(l.from); ; {
		j.rows = append(j.rows, rowRef{n, uint32(from)})
		if from = pieceEnd(j.source, from, int(l.to)); from >= int(l.to) {
			return
		}
	}
}

// close reads the end of an object or an array.
func (j *JSON) close() {
	last := j.open[len(j.open)-1]
	j.open = j.open[:len(j.open)-1]
	if l := &j.lines[last]; l.members == 0 {
		l.kind = Empty
		j.at++
	} else {
		j.add(Close, j.at+1)
		j.lines[last].end = uint32(len(j.lines) - 1)
	}
	j.member()
}

// member sets what is expected after a value.
func (j *JSON) member() {
	switch {
	case len(j.open) == 0:
		j.state = ExpectEnd
	case j.inObject():
		j.state = ExpectCommaOrBrace
	default:
		j.state = ExpectCommaOrBracket
	}
}

// inObject reports whether the innermost open line is an object.
func (j *JSON) inObject() bool { return j.source[j.lines[j.open[len(j.open)-1]].from] == '{' }

// afterMember reads a comma, or the end of the object or array.
func (j *JSON) afterMember(c byte) {
	switch {
	case c == ',':
		// Only objects and arrays that have ended can be followed by a comma: the last line is theirs, or a value.
		j.lines[len(j.lines)-1].comma = true
		j.at++
		j.state = ExpectValue
		if j.inObject() {
			j.state = ExpectKey
		}
	case c == '}' && j.state == ExpectCommaOrBrace, c == ']' && j.state == ExpectCommaOrBracket:
		j.close()
	default:
		j.fail(wrong{j.at, j.state})
	}
}

// Len returns the number of rows read so far, without folded ones.
func (j *JSON) Len() int { return len(j.rows) }

// Lines returns the number of lines read so far, folded ones included.
func (j *JSON) Lines() int { return len(j.lines) }

// Row returns the row at an index.
func (j *JSON) Row(i int) Row {
	ref := j.rows[i]
	l := &j.lines[ref.line]
	from, to := int(ref.from), int(l.to)
	last := i+1 == len(j.rows) || j.rows[i+1].line != ref.line
	if !last {
		to = int(j.rows[i+1].from)
	}
	r := Row{Depth: int(l.depth), Text: j.source[from:to], From: from, Kind: l.kind}
	if from == int(l.from) {
		r.Number, r.Key, r.KeyFrom = int(ref.line)+1, j.source[l.keyFrom:l.keyTo], int(l.keyFrom)
	}
	comma := l.comma
	switch {
	case l.kind == Empty:
		r.Text, r.Tail = r.Text[:1], j.ending(l)
	case l.kind == Open && l.end > 0:
		r.Fold, r.Members = Unfolded, int(l.members)
		if j.folded[ref.line] {
			r.Fold, r.Tail = Folded, " … "+j.ending(l)
			comma = j.lines[l.end].comma
		}
	}
	if comma && last {
		r.Tail = commas(r.Tail)
	}
	return r
}

// commas returns a tail with a comma. Common tails cost no allocation.
func commas(tail string) string {
	switch tail {
	case "":
		return ","
	case "}":
		return "},"
	case "]":
		return "],"
	}
	return tail + ","
}

// ending returns the sign that ends an object or an array.
func (j *JSON) ending(l *line) string {
	if j.source[l.from] == '{' {
		return "}"
	}
	return "]"
}

// Find returns the index of the row that contains a place of the source, and opens what hides it. ok is false for places between
// values.
func (j *JSON) Find(at int) (index int, ok bool) {
	n := sort.Search(len(j.lines), func(i int) bool { return int(j.lines[i].begin()) > at }) - 1
	if n < 0 || !j.lines[n].has(at) {
		return 0, false
	}
	for parent := j.parent(n); parent >= 0; parent = j.parent(parent) {
		j.set(uint32(parent), false)
	}
	j.list()
	row := sort.Search(len(j.rows), func(i int) bool { return int(j.rows[i].line) > n }) - 1
	for row > 0 && int(j.rows[row].line) == n && int(j.rows[row].from) > at && int(j.rows[row-1].line) == n {
		row--
	}
	return row, true
}

// begin returns where a line begins, with its key.
func (l *line) begin() uint32 {
	if l.keyTo > 0 {
		return l.keyFrom
	}
	return l.from
}

// has reports whether a place is in the key or the value of a line.
func (l *line) has(at int) bool {
	n := uint32(at)
	return n >= l.keyFrom && n < l.keyTo || n >= l.from && n < l.to
}

// parent returns the line of the object or array around a line, -1 for none.
func (j *JSON) parent(n int) int {
	depth := j.lines[n].depth
	for n--; n >= 0; n-- {
		if l := &j.lines[n]; l.depth < depth && l.kind == Open {
			return n
		}
	}
	return -1
}

// Parent returns the index of the row of the object or array around a row. ok is false for none.
func (j *JSON) Parent(index int) (at int, ok bool) {
	n := j.parent(int(j.rows[index].line))
	if n < 0 {
		return 0, false
	}
	return j.rowOf(uint32(n)), true
}

// rowOf returns the first row of a line that is not folded away.
func (j *JSON) rowOf(n uint32) int {
	return sort.Search(len(j.rows), func(i int) bool { return j.rows[i].line >= n })
}

// SetFold folds or unfolds the object or array at a row, and reports whether that changed it.
func (j *JSON) SetFold(index int, fold bool) bool {
	if index < 0 || index >= len(j.rows) || !j.set(j.rows[index].line, fold) {
		return false
	}
	j.list()
	return true
}

// FoldAll folds all objects and arrays except the outermost, or unfolds all.
func (j *JSON) FoldAll(fold bool) {
	for i := range j.lines {
		if j.lines[i].depth > 0 || !fold {
			j.set(uint32(i), fold)
		}
	}
	j.list()
}

// set folds or unfolds a line, without listing the rows.
func (j *JSON) set(n uint32, fold bool) bool {
	l := &j.lines[n]
	if l.kind != Open || l.end == 0 || j.folded[n] == fold {
		return false
	}
	if fold {
		if j.folded == nil {
			j.folded = map[uint32]bool{}
		}
		j.folded[n] = true
	} else {
		delete(j.folded, n)
	}
	return true
}

// list lists the rows that are not folded away.
func (j *JSON) list() {
	j.rows = j.rows[:0]
	for n := uint32(0); int(n) < len(j.lines); n++ {
		j.addRows(n)
		if j.folded[n] {
			n = j.lines[n].end
		}
	}
}
