// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package table

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/iotest"
	"unicode/utf16"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func packed(t testing.TB, text string) []byte {
	t.Helper()
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	_, err := io.WriteString(z, text)
	require.NoError(t, err)
	require.NoError(t, z.Close())
	return b.Bytes()
}

func wide(text string, order binary.ByteOrder) []byte {
	var b []byte
	for _, u := range utf16.Encode([]rune(text)) {
		b = append(b, 0, 0)
		order.PutUint16(b[len(b)-2:], u)
	}
	return b
}

func TestOpen(t *testing.T) {
	const text = "a,b\n1,서울\n"
	const want = "a|b\n1|서울"
	files := map[string][]byte{
		"plain":            []byte(text),
		"gzip":             packed(t, text),
		"gzip in parts":    append(packed(t, "a,b\n1,"), packed(t, "서울\n")...),
		"UTF-16LE":         wide(text, binary.LittleEndian),
		"UTF-16BE":         wide(text, binary.BigEndian),
		"UTF-16LE mark":    wide("\uFEFF"+text, binary.LittleEndian),
		"UTF-16BE mark":    wide("\uFEFF"+text, binary.BigEndian),
		"UTF-16BE in gzip": packed(t, string(wide(text, binary.BigEndian))),
	}
	for name, content := range files {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "test.csv")
			require.NoError(t, os.WriteFile(path, content, 0o600))
			table, err := Open(path)
			require.NoError(t, err)
			assert.Equal(t, path, table.Name())
			assert.Equal(t, want, show(table))
			assert.Empty(t, table.Notes())
			assert.Equal(t, strings.Contains(name, "gzip"), table.Format().Compressed)
			encoding, _, _ := strings.Cut(name, " ")
			if !strings.HasPrefix(encoding, "UTF") {
				encoding = "UTF-8"
			}
			assert.Equal(t, encoding, table.Format().Encoding)
		})
	}
}

func TestOpenErrors(t *testing.T) {
	dir := t.TempDir()
	write := func(name string, content []byte) string {
		path := filepath.Join(dir, name)
		require.NoError(t, os.WriteFile(path, content, 0o600))
		return path
	}
	tests := []struct {
		path, message string
		is            error
	}{
		{filepath.Join(dir, "none.csv"), "no such file", fs.ErrNotExist},
		{dir, "is a directory: expected a file", ErrDirectory},
		{write("empty.csv", nil), "empty file: expected a header or rows", ErrEmpty},
		{write("mark.csv", []byte("\xef\xbb\xbf")), "empty file: expected a header or rows", ErrEmpty},
		{write("blank.csv", []byte("\n\r\n\r")), "empty file: expected a header or rows", ErrEmpty},
		{write("empty.gz", packed(t, "")), "empty file: expected a header or rows", ErrEmpty},
		{write("head.gz", []byte("\x1f\x8b")), "broken gzip file: unexpected EOF", io.ErrUnexpectedEOF},
		{write("text.gz", []byte("\x1f\x8bxxxxxxxxxxxx")), "broken gzip file: gzip: invalid header", gzip.ErrHeader},
	}
	for _, test := range tests {
		table, err := Open(test.path)
		assert.Nil(t, table)
		assert.ErrorIs(t, err, test.is)
		assert.EqualError(t, err, test.path+": "+test.message)
		var typed *Error
		require.ErrorAs(t, err, &typed)
		assert.Equal(t, test.path, typed.Name)
	}
	_, err := Read(iotest.ErrReader(&fs.PathError{Op: "read", Path: "x", Err: errors.New("broken disk")}), "x")
	assert.EqualError(t, err, "x: broken disk")
}

func TestDevicesAreRefused(t *testing.T) {
	if info, err := os.Stat(os.DevNull); err == nil && info.Mode()&fs.ModeDevice != 0 {
		_, err := Open(os.DevNull)
		assert.ErrorIs(t, err, ErrDevice)
	}
}

func TestTooLargeIsRefused(t *testing.T) {
	path := filepath.Join(t.TempDir(), "large.csv")
	f, err := os.Create(path)
	require.NoError(t, err)
	defer f.Close()
	if f.Truncate(int64(maxBytes)+1) != nil {
		return // a file system without sparse files
	}
	_, err = Open(path)
	assert.ErrorIs(t, err, ErrTooLarge)
}

// The part that was read before the source failed is shown.
func TestBrokenOff(t *testing.T) {
	failing := io.MultiReader(strings.NewReader("a,b\n1,2\n3,"), iotest.ErrReader(errors.New("broken disk")))
	table, err := Read(failing, "x")
	require.NoError(t, err)
	assert.Equal(t, "a|b\n1|2\n3|", show(table))
	assert.Equal(t, []string{"line 3: the file breaks off here: broken disk"}, notesOf(table))

	var text strings.Builder
	for range 50000 {
		text.WriteString("1,2,3\n")
	}
	z := packed(t, "a,b,c\n"+text.String())
	table, err = Read(bytes.NewReader(z[:len(z)/2]), "x")
	require.NoError(t, err)
	assert.Greater(t, table.Rows(), 1000)
	assert.Contains(t, notesOf(table)[len(notesOf(table))-1], "the file breaks off here: unexpected EOF")
}

func TestBrokenUTF16(t *testing.T) {
	in := wide("\uFEFFa,b\nx,y\n", binary.LittleEndian)
	in = binary.LittleEndian.AppendUint16(in, 0xd800) // a lone high surrogate
	in = binary.LittleEndian.AppendUint16(in, ',')
	in = binary.LittleEndian.AppendUint16(in, 0xdc00) // a low one
	in = append(in, 'z')                              // half a code unit
	table, err := Read(bytes.NewReader(in), "x")
	require.NoError(t, err)
	assert.Equal(t, "a|b\nx|y\n\uFFFD|\uFFFD\uFFFD", show(table))
	assert.Equal(t, []string{"3 code units are not valid UTF-16; they are shown as \uFFFD"}, notesOf(table))
}

// A source that returns single bytes makes the same table as one that returns everything at once.
func TestPiecemeal(t *testing.T) {
	const text = "a,b\r\n\"x\r\ny\",2\r\"z,3\n4\n"
	table, err := Read(iotest.OneByteReader(strings.NewReader(text)), "test.csv")
	require.NoError(t, err)
	assert.Equal(t, show(mustRead(t, text)), show(table))
	table, err = Read(iotest.OneByteReader(bytes.NewReader(wide("\uFEFF"+text+"😀", binary.BigEndian))), "test.csv")
	require.NoError(t, err)
	assert.Equal(t, show(mustRead(t, text+"😀")), show(table))
}

func TestNoProgress(t *testing.T) {
	_, err := Read(stuck{}, "x")
	assert.ErrorIs(t, err, io.ErrNoProgress)
}

type stuck struct{}

func (stuck) Read([]byte) (int, error) { return 0, nil }
