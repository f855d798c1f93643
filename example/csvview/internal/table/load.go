// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package table

import (
	"bytes"
	"fmt"
	"io"
	"math"
	"slices"
	"unicode/utf8"
)

const (
	// chunkSize is the maximum number of bytes that one step reads.
	chunkSize = 256 << 10
	// maxEmptyReads is the number of empty reads in a row after which a source is given up.
	maxEmptyReads = 100
	// maxBlank is the number of bytes of blank lines that a file may begin with.
	maxBlank = 16 << 20
	// maxBytes is the maximum size of a table's text: its offsets have 32 bits.
	maxBytes = min(math.MaxUint32-1, math.MaxInt)
)

// loader fills a table piece by piece. Between the steps a snapshot shows the complete rows.
type loader struct {
	table Table
	shown []Column // of the last snapshot
	src   *decoder
	size  int // about how much text will come, 0 if unknown
	limit int // how much is taken
	// budget is the maximum memory of the table in bytes; 0 means no limit.
	budget int
	// spent reports whether the budget is used up.
	spent bool
	// more reports, at the end, whether the file has grown since it was opened. It is nil if that is unknown.
	more  func() bool
	tried int // the length of the text that did not suffice to find the layout out
	scan  scanner
	want  int  // cells a row should have
	blank bool // a blank line is a row
	known bool // the layout is known
	names bool // the row being read is the header

	line     int  // of the row being read, from 1
	within   int  // line ends seen inside that row's quotes
	row      span // the row being read
	prev     span // the row before, until its end mark is set
	lastMark int  // where the last mark, or the row, begins
	lastCell int  // where the row's last cell begins
	wide     bool // the row has more than maxColumns fields

	evidence []evidence
	ids      map[string]int
	book     notebook
}

// span holds the bounds of a row, without its line end, and the number of its fields.
type span struct{ start, end, fields int }

// newLoader returns a loader that reads from r. size is about the length of the text, 0 if unknown.
func newLoader(r io.Reader, name string, size int) *loader {
	l := &loader{src: newDecoder(r), limit: maxBytes, line: 1, ids: map[string]int{}}
	l.table.name = name
	l.table.format.Encoding = l.src.encoding
	if l.src.wide != nil {
		size /= 2
	}
	l.size = size
	return l
}

// run reads to the end.
func (l *loader) run() error {
	for {
		more, err := l.step()
		if err != nil || !more {
			return err
		}
	}
}

// step reads one piece of the text and takes in the rows it completes. It reports whether there is more.
func (l *loader) step() (more bool, err error) { return l.accept(l.read()) }

// read returns the text with its next piece, for accept, and the error that ended the source. It changes nothing that
// a snapshot shows, so that a snapshot may be taken during a read.
func (l *loader) read() (data []byte, err error) {
	data, ok := l.grown(l.table.text.data)
	if !ok {
		return data, errBudget
	}
	for range maxEmptyReads {
		n, err := l.src.Read(data[len(data):min(len(data)+chunkSize, cap(data))])
		if n > 0 || err != nil {
			return data[:len(data)+n], err
		}
	}
	return data, io.ErrNoProgress
}

// accept takes the result of read. It reports whether there is more; an error means that there is nothing to show.
func (l *loader) accept(data []byte, end error) (more bool, err error) {
	if len(data) > l.limit {
		data, end = data[:l.limit], ErrTooLarge
	}
	l.table.text.data = data
	final := end != nil
	if final && end != io.EOF && len(data) == 0 {
		return false, end
	}
	l.takeIn(final)
	if !l.known && l.scan.pos >= maxBlank {
		return false, ErrBlank
	}
	if l.spent {
		final, end = true, errBudget
	}
	if final && end != io.EOF {
		l.end(end)
	}
	if final {
		return false, l.finish()
	}
	return true, nil
}

// fill reads until b is full or the source ends, and then returns the source's error.
func fill(r io.Reader, b []byte) (n int, err error) {
	for empty := 0; n < len(b) && err == nil; empty++ {
		if empty == maxEmptyReads {
			return n, io.ErrNoProgress
		}
		var k int
		if k, err = r.Read(b[n:]); k > 0 {
			n, empty = n+k, 0
		}
	}
	return n, err
}

// takeIn processes the complete fields.
func (l *loader) takeIn(final bool) {
	if !l.known && !l.begin(final) {
		return
	}
	for {
		switch l.scan.next(l.table.text.data, final) {
		case tokenMore:
			return
		case tokenField:
			l.field()
		case tokenLast:
			l.field()
			l.endRow()
			// An unclosed quote may later turn out to contain as many rows as there is text.
			if l.spent = l.budget > 0 && l.used() > l.budget; l.spent {
				return
			}
		}
	}
}

// begin skips blank lines and detects the layout, if there is enough text. It reports whether the layout is known.
func (l *loader) begin(final bool) bool {
	data := l.table.text.data
	for l.scan.pos < len(data) && isLineEnd(data[l.scan.pos]) && l.scan.pos < maxBlank {
		if data[l.scan.pos] == '\r' {
			if l.scan.pos+1 == len(data) && !final {
				return false
			}
			if l.scan.pos+1 < len(data) && data[l.scan.pos+1] == '\n' {
				l.scan.pos++
			}
		}
		l.scan.pos++
		l.book.add(blankLine, l.line)
		l.line++
	}
	rest := data[l.scan.pos:]
	if len(rest) == 0 || l.scan.pos >= maxBlank || len(rest) < 2*l.tried && len(rest) < sampleSize && !final {
		return false
	}
	s := sample{text: rest[:min(len(rest), sampleSize)], name: l.table.name}
	s.whole = final && len(rest) <= sampleSize
	s.last = final || len(rest) >= sampleSize
	lay, ok := s.detect()
	if !ok {
		l.tried = len(rest)
		return false
	}
	l.known, l.names = true, lay.header
	l.want, l.blank = lay.columns, lay.columns == 1
	l.scan.delim, l.table.text.delim = lay.delim, lay.delim
	l.table.format.Delimiter, l.table.format.Header = lay.delim, lay.header
	l.table.text.end = l.scan.pos
	l.widen(l.want)
	return true
}

// widen extends the table to at least n columns.
func (l *loader) widen(n int) {
	for len(l.evidence) < n {
		l.evidence = append(l.evidence, newEvidence())
		l.table.columns = append(l.table.columns, Column{Name: fmt.Sprintf("Column %d", len(l.evidence))})
	}
}

// field stores the field that the scanner found.
func (l *loader) field() {
	x, s := &l.table.text, &l.scan
	if s.n == 0 {
		l.row, l.lastMark, l.within, l.wide = span{start: s.start}, s.start, 0, false
	}
	raw := x.data[s.start:s.end]
	switch s.flaw {
	case unclosed:
		l.book.add(unclosedQuote, l.line+l.within)
	case stray:
		l.book.add(strayQuote, l.line+l.within)
	default:
		if len(raw) > 0 && raw[0] == '"' {
			l.within += lineEnds(raw)
		}
	}
	if s.n >= maxColumns {
		l.widenLast()
		return
	}
	if s.flaw != flawless {
		x.plain = append(x.plain, uint32(s.start))
	}
	l.row.fields++
	l.lastCell = s.start
	l.widen(l.row.fields)
	v, escaped := unquote(raw, s.flaw != flawless)
	if l.names {
		l.name(s.n, v, escaped)
		return
	}
	l.evidence[s.n].add(v)
	if s.start-l.lastMark > stride {
		x.marks = append(x.marks, mark{off: uint32(s.start), field: uint32(s.n)})
		l.lastMark = s.start
	}
}

// widenLast makes the row's last cell hold the rest of the line.
func (l *loader) widenLast() {
	if l.wide {
		return
	}
	l.wide = true
	if l.names {
		return // endRow gives the rest its place
	}
	x := &l.table.text
	l.evidence[maxColumns-1] = evidence{seen: true}
	if x.data[l.lastCell] == '"' && !x.isPlain(l.lastCell) {
		x.plain = append(x.plain, uint32(l.lastCell))
	}
}

// name takes a header cell as the name of a column.
func (l *loader) name(col int, v []byte, escaped bool) {
	if len(trim(v)) == 0 {
		return
	}
	if escaped {
		v = appendUnescaped(nil, v)
	}
	l.table.columns[col].Name, l.table.columns[col].Named = string(v), true
}

// endRow ends the row, or the blank line, at the scanner's position.
func (l *loader) endRow() {
	x, s := &l.table.text, &l.scan
	l.row.end, x.end = s.end, s.pos
	switch {
	case l.names:
		if l.wide {
			l.book.add(wideRow, l.line)
			l.name(maxColumns-1, x.data[l.lastCell:s.end], false)
		}
		l.names = false
		l.inspect()
	case s.n == 0 && s.start == s.end && !l.blank:
		l.book.add(blankLine, l.line)
	default:
		x.starts = append(x.starts, uint32(l.row.start))
		l.prev = l.row
		l.inspect()
		l.compare()
	}
	l.markEnd()
	l.line += 1 + l.within
}

// markEnd sets the end mark of the last row if the row, with the blank lines after it, is longer than stride.
func (l *loader) markEnd() {
	x := &l.table.text
	if l.prev.fields > 0 && x.end-l.prev.start > stride {
		x.marks = append(x.marks, mark{off: uint32(l.prev.end + 1), field: uint32(l.prev.fields)})
		l.prev.fields = 0
	}
}

// compare notes a row with too few or too many cells.
func (l *loader) compare() {
	switch {
	case l.wide:
		l.book.add(wideRow, l.line)
	case l.row.fields < l.want:
		l.book.add(shortRow, l.line)
	case l.row.fields > l.want:
		l.book.add(longRow, l.line)
	}
}

// inspect notes bytes in the row that are not valid text.
func (l *loader) inspect() {
	row := l.table.text.data[l.row.start:l.row.end]
	if bytes.IndexByte(row, 0) >= 0 {
		l.book.add(nulByte, l.line)
	}
	if !utf8.Valid(row) {
		l.book.add(badUTF8, l.line)
	}
}

// finish ends the table.
func (l *loader) finish() error {
	x := &l.table.text
	if len(x.starts) == 0 {
		if !l.table.format.Header {
			return ErrEmpty
		}
		l.book.add(headerOnly, 0)
	}
	if w := l.src.wide; w != nil && w.lost > 0 {
		l.book.add(badUTF16, 0)
		l.book[badUTF16].count = w.lost
	}
	if l.more != nil && l.table.end == Whole && l.more() {
		l.table.end = Grown
		l.book.add(grownFile, 0)
	}
	x.starts, x.marks, x.plain = fit(x.starts), fit(x.marks), fit(x.plain)
	l.fitText()
	return nil
}

// fit releases the memory that growing left unused, if that is worth a copy.
func fit[E any](s []E) []E {
	if cap(s)-len(s) > len(s)/8 {
		return append(make([]E, 0, len(s)), s...)
	}
	return s
}

// snapshot returns a table of the complete rows or, before there is one, of the first row as far as it is read. The
// table does not change when the loader continues; snapshots with equal columns share them. While the header is being
// read, the table has no columns.
func (l *loader) snapshot() *Table {
	l.conclude()
	t := l.table
	if !slices.Equal(l.shown, t.columns) {
		l.shown = slices.Clone(t.columns)
	}
	t.columns = l.shown
	if l.names {
		t.columns = nil
	}
	if t.Rows() == 0 {
		l.unfinished(&t)
	}
	return &t
}

// conclude updates columns and notes.
func (l *loader) conclude() {
	t := &l.table
	t.notes = l.book.notes()
	if l.names {
		return
	}
	for i := range t.columns {
		c := &t.columns[i]
		if c.ID == "" {
			c.ID = uniqueID(c.Name, l.ids)
		}
		c.Kind, c.form = l.evidence[i].conclude()
		c.Align = AlignStart
		if c.Kind == Integer || c.Kind == Decimal {
			c.Align = AlignEnd
		}
	}
}

// uniqueID returns the name, followed by the first number that makes it unique if it is taken.
func uniqueID(name string, taken map[string]int) string {
	id := name
	for taken[id] > 0 {
		taken[name]++
		id = fmt.Sprintf("%s (%d)", name, taken[name])
	}
	taken[id]++
	return id
}
