// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package table

import "bytes"

// scanner cuts text into fields and rows by RFC 4180. A row ends at LF, CR LF or CR. A field is
// quoted if it begins with a quote and its closing quote is followed by a delimiter, the end of the
// row or the end of the text; quotes inside are doubled. Any other field is plain text up to
// the next delimiter or line end, quotes and all, so that a stray quote swallows nothing.
//
// Text may arrive in pieces: next returns tokenMore if it cannot decide yet, and keeps its position. It examines no
// byte more than twice. (It examines bytes again after an opening quote met a lone quote that does not close it. From
// there back to the opening quote all quotes are in pairs, and no other field in between can fail in the same way.)
type scanner struct {
	delim byte
	pos   int // next byte to look at
	start int // of the current field
	end   int // of the current field, without delimiter or line end; quotes included
	n     int // number of the current field in its row
	state state
	inRow bool // the field before belongs to the same row
	flaw  flaw
}

type state uint8

const (
	between state = iota // before a field
	opening              // at its first byte
	plain                // inside a field without quotes
	quoted               // inside quotes
	ending               // at the delimiter or line end
)

// flaw is the reason why a field that begins with a quote was read as plain text.
type flaw uint8

const (
	flawless flaw = iota
	unclosed      // the quote is not closed on its line, nor properly later
	stray         // text follows the closing quote before the delimiter
)

type token uint8

const (
	tokenMore  token = iota // the text does not suffice; in its final state: there is no more
	tokenField              // a field followed by a delimiter
	tokenLast               // the last field of a row
)

// next finds the next field of b, which begins with the bytes of the previous call and may be longer. final means
// that b is complete.
func (s *scanner) next(b []byte, final bool) token {
	if s.state == between && !s.begin(b) {
		return tokenMore
	}
	if s.state == opening {
		if s.pos == len(b) {
			return s.atEnd(b, final)
		}
		s.state = plain
		if b[s.pos] == '"' {
			s.state = quoted
			s.pos++
		}
	}
	if s.state == quoted && !s.closeQuote(b, final) {
		return tokenMore
	}
	if s.state == plain {
		s.pos += s.plainLength(b[s.pos:])
		if s.pos == len(b) {
			return s.atEnd(b, final)
		}
		s.end, s.state = s.pos, ending
	}
	return s.terminate(b, final)
}

func (s *scanner) begin(b []byte) bool {
	if !s.inRow && s.pos == len(b) {
		return false
	}
	s.n++
	if !s.inRow {
		s.n = 0
	}
	s.start, s.state, s.flaw = s.pos, opening, flawless
	return true
}

// plainLength returns the length of the plain field at the start of b.
func (s *scanner) plainLength(b []byte) int {
	delim := s.delim
	for i, c := range b {
		if c == delim || c == '\n' || c == '\r' {
			return i
		}
	}
	return len(b)
}

func (s *scanner) stops(c byte) bool { return c == s.delim || c == '\n' || c == '\r' }

// closeQuote moves to the end of the quoted field, or back to its start to read it as plain text. It returns false if
// there is not enough text.
func (s *scanner) closeQuote(b []byte, final bool) bool {
	for {
		i := bytes.IndexByte(b[s.pos:], '"')
		if i < 0 {
			s.pos = len(b)
			if final {
				s.reread(unclosed)
			}
			return final
		}
		s.pos += i
		if s.pos+1 == len(b) && !final {
			return false
		}
		after := b[s.pos+1:]
		switch {
		case len(after) == 0 || s.stops(after[0]):
			s.pos++
			s.end, s.state = s.pos, ending
			return true
		case after[0] == '"':
			s.pos += 2
		case bytes.ContainsAny(b[s.start:s.pos], "\r\n"):
			s.reread(unclosed)
			return true
		default:
			s.reread(stray)
			return true
		}
	}
}

func (s *scanner) reread(why flaw) {
	s.pos, s.state, s.flaw = s.start, plain, why
}

// terminate skips the delimiter or line end after the field.
func (s *scanner) terminate(b []byte, final bool) token {
	switch {
	case s.pos == len(b):
		return s.atEnd(b, final)
	case b[s.pos] == s.delim:
		s.pos++
		s.state, s.inRow = between, true
		return tokenField
	case b[s.pos] == '\r' && s.pos+1 == len(b) && !final:
		return tokenMore // a line feed may belong to it
	case b[s.pos] == '\r' && s.pos+1 < len(b) && b[s.pos+1] == '\n':
		s.pos++
	}
	s.pos++
	s.state, s.inRow = between, false
	return tokenLast
}

func (s *scanner) atEnd(b []byte, final bool) token {
	if !final {
		return tokenMore
	}
	s.end, s.state, s.inRow = len(b), between, false
	return tokenLast
}

// quotedField returns the length of the well-formed quoted field at the start of b, quotes included.
func quotedField(b []byte) int {
	at := 1
	for at < len(b) {
		i := bytes.IndexByte(b[at:], '"')
		if i < 0 {
			break
		}
		at += i + 1
		if at == len(b) || b[at] != '"' {
			return at
		}
		at++
	}
	return len(b)
}

// lineEnds counts LF, CR LF and CR in b.
func lineEnds(b []byte) int {
	n := bytes.Count(b, []byte{'\n'})
	if cr := bytes.Count(b, []byte{'\r'}); cr > 0 {
		n += cr - bytes.Count(b, []byte("\r\n"))
	}
	return n
}
