// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package table

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"io"
	"unicode/utf16"
	"unicode/utf8"
)

// peekSize is the number of bytes that the encoding is guessed from.
const peekSize = 4096

// decoder reads UTF-8 out of text in any of the encodings known, without its byte order mark.
type decoder struct {
	io.Reader
	encoding string
	wide     *utf16Reader // nil for UTF-8
}

// newDecoder detects the encoding from the byte order mark, or else from the first bytes.
func newDecoder(r io.Reader) *decoder {
	in := bufio.NewReaderSize(r, peekSize)
	head, _ := in.Peek(peekSize)
	var order binary.ByteOrder
	switch {
	case bytes.HasPrefix(head, []byte("\xef\xbb\xbf")):
		in.Discard(3)
	case bytes.HasPrefix(head, []byte("\xff\xfe")):
		in.Discard(2)
		order = binary.LittleEndian
	case bytes.HasPrefix(head, []byte("\xfe\xff")):
		in.Discard(2)
		order = binary.BigEndian
	default:
		order = guessOrder(head)
	}
	if order == nil {
		return &decoder{Reader: in, encoding: "UTF-8"}
	}
	wide := &utf16Reader{in: in, order: order}
	name := "UTF-16LE"
	if order == binary.BigEndian {
		name = "UTF-16BE"
	}
	return &decoder{Reader: wide, encoding: name, wide: wide}
}

// guessOrder recognizes UTF-16 without a byte order mark. On one side of the byte pairs at least a quarter of the
// bytes are zero, as in any table with ASCII delimiters and digits; on the other side none is; and no pair is a
// control character. It returns nil if head is not UTF-16.
func guessOrder(head []byte) binary.ByteOrder {
	pairs := len(head) / 2
	var zeros [2]int
	for i := range pairs * 2 {
		if head[i] == 0 {
			zeros[i%2]++
		}
	}
	var order binary.ByteOrder = binary.LittleEndian
	switch {
	case zeros[1] >= max(2, pairs/4) && zeros[0] == 0:
	case zeros[0] >= max(2, pairs/4) && zeros[1] == 0:
		order = binary.BigEndian
	default:
		return nil
	}
	for i := range pairs {
		if u := order.Uint16(head[2*i:]); u < ' ' && u != '\t' && u != '\n' && u != '\r' {
			return nil
		}
	}
	return order
}

// utf16Reader reads UTF-16 as UTF-8. Invalid UTF-16 becomes U+FFFD.
type utf16Reader struct {
	in    *bufio.Reader
	order binary.ByteOrder
	out   []byte // decoded and not yet read
	buf   []byte // the array behind out
	high  uint16 // a high surrogate waits for its other half; 0 is none
	lost  int    // code units that are no valid UTF-16
	err   error
}

// Read implements io.Reader.
func (u *utf16Reader) Read(p []byte) (int, error) {
	if len(p) == 0 {
		return 0, nil
	}
	for len(u.out) == 0 {
		if u.err != nil {
			return 0, u.err
		}
		u.decode()
	}
	n := copy(p, u.out)
	u.out = u.out[n:]
	return n, nil
}

func (u *utf16Reader) decode() {
	var raw [2048]byte
	n, err := fill(u.in, raw[:])
	u.buf = u.buf[:0]
	for i := 0; i+1 < n; i += 2 {
		u.add(u.order.Uint16(raw[i:]))
	}
	if n%2 == 1 {
		u.lose()
	}
	if err != nil {
		if u.high != 0 {
			u.lose()
		}
		u.err = err
	}
	u.out = u.buf
}

func (u *utf16Reader) add(unit uint16) {
	r := rune(unit)
	if u.high != 0 {
		if pair := utf16.DecodeRune(rune(u.high), r); pair != utf8.RuneError {
			u.high = 0
			u.buf = utf8.AppendRune(u.buf, pair)
			return
		}
		u.lose()
	}
	switch {
	case !utf16.IsSurrogate(r):
		u.buf = utf8.AppendRune(u.buf, r)
	case r < 0xdc00:
		u.high = unit
	default:
		u.lose()
	}
}

// lose counts a code unit that cannot be decoded and writes U+FFFD for it.
func (u *utf16Reader) lose() {
	u.lost++
	u.high = 0
	u.buf = utf8.AppendRune(u.buf, utf8.RuneError)
}
