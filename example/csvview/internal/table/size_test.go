// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package table

import (
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// flights returns a text like that of 231,083 flights: 24 bytes a row.
func flights() []byte {
	const airports = "LAXPHXONTSMFOAKMCIMDWBWI"
	random := rand.New(rand.NewPCG(1, 2))
	b := []byte("date,delay,distance,origin,destination\n")
	for i := range 231083 {
		from, to := random.IntN(8)*3, random.IntN(8)*3
		b = fmt.Appendf(b, "%08d,%d,%d,%s,%s\n", 1010000+i*10, random.IntN(80)-20, random.IntN(2500),
			airports[from:from+3], airports[to:to+3])
	}
	return b
}

func TestHeap(t *testing.T) {
	text := flights()
	for _, known := range []bool{true, false} {
		size := 0
		if known {
			size = len(text)
		}
		before := heap()
		table, err := read(&file{Reader: bytes.NewReader(text), size: size}, "flights")
		require.NoError(t, err)
		used := heap() - before
		assert.Equal(t, 231083, table.Rows())
		assert.Less(t, float64(used), 1.5*float64(len(text)))
		runtime.KeepAlive(table)
	}
	runtime.KeepAlive(text)
}

func heap() int {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int(m.HeapAlloc)
}

func TestNoAllocations(t *testing.T) {
	table := mustRead(t, "n;d;s;when\n\"1.234,5\";2006-01-02T15:04:05Z;\"a\"\"b\";"+strings.Repeat("x", 1000)+"\n")
	require.Equal(t, Decimal, table.Columns()[0].Kind)
	require.Equal(t, DateTime, table.Columns()[1].Kind)
	buf := make([]byte, 0, 2000)
	assert.Zero(t, testing.AllocsPerRun(100, func() {
		for col := range 4 {
			buf = table.AppendCell(buf[:0], 0, col)
			buf = table.AppendPrefix(buf[:0], 0, col, 20)
			table.Missing(0, col)
			table.Float(0, col)
			table.Time(0, col)
		}
	}))
}

// Marks affect only speed: cells of rows of any length are read as written.
func TestLongRows(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for range 200 {
		var text strings.Builder
		var want [][]string
		columns := 1 + random.IntN(40)
		for range 1 + random.IntN(20) {
			row := make([]string, columns)
			for i := range row {
				row[i] = randomCell(random)
			}
			row[0] = "1" + row[0] // not a blank line
			want = append(want, row)
			for i, v := range row {
				if i > 0 {
					text.WriteByte(',')
				}
				text.WriteString(encode(v))
			}
			text.WriteString(strings.Repeat("\n", 1+random.IntN(2)*random.IntN(600)*min(columns-1, 1)))
		}
		table := mustRead(t, "0,"+strings.Repeat("0,", columns-1)+"\n"+text.String())
		for i, row := range want {
			for col, v := range row {
				require.Equal(t, v, string(table.AppendCell(nil, i+1, col)))
			}
			require.Empty(t, table.AppendCell(nil, i+1, columns+1))
			_, _, ok := table.text.field(i+1, columns)
			require.False(t, ok)
		}
	}
}

func randomCell(random *rand.Rand) string {
	const letters = "ab,\"\n x"
	b := make([]byte, random.IntN(8)*random.IntN(1+random.IntN(100)))
	for i := range b {
		b[i] = letters[random.IntN(len(letters))]
	}
	return string(b)
}

func encode(v string) string {
	if strings.ContainsAny(v, ",\"\n") {
		return "\"" + strings.ReplaceAll(v, "\"", "\"\"") + "\""
	}
	return v
}

func TestTooManyColumns(t *testing.T) {
	for _, last := range []string{"last", "\"la,st\"", "\"la\"st"} {
		wide := strings.Repeat("1,", maxColumns-1)
		rest := last + ",x,\"y\nz\",\"w"
		table := mustRead(t, "1,2\n"+wide+last+"\n"+wide+rest+"\n3,4\n")
		require.Len(t, table.Columns(), maxColumns)
		require.Equal(t, 4, table.Rows())
		assert.Equal(t, strings.ReplaceAll(last, "\"la,st\"", "la,st"), string(table.AppendCell(nil, 1, maxColumns-1)))
		assert.Equal(t, rest, string(table.AppendCell(nil, 2, maxColumns-1)))
		assert.Equal(t, "1", string(table.AppendCell(nil, 2, maxColumns-2)))
		assert.Equal(t, "4", string(table.AppendCell(nil, 3, 1)))
		assert.Contains(t, notesOf(table), "line 3: 1 row has more than 16,384 cells; the last one holds the rest of the line")
	}
	table := mustRead(t, strings.Repeat("n,", maxColumns)+"m,\"o\"\n"+strings.Repeat("1,", maxColumns+1)+"2\n")
	require.Len(t, table.Columns(), maxColumns)
}

// One line of 8 MB: whatever its content, the table is there at once and a cell is found at once.
func TestOneLongLine(t *testing.T) {
	const size = 8 << 20
	for _, pattern := range []string{"x", ",", "\"", "\"\"", "x\"", "\",", ",\"", "1,\"a\"b,", "\x00", "\xff", "가", "\t;|,"} {
		table, err := read(&file{Reader: &repeated{pattern: pattern, left: size}, size: size}, "x")
		require.NoError(t, err)
		last := table.Rows() - 1
		if last < 0 { // the pattern makes a header
			continue
		}
		buf := make([]byte, 0, 256)
		assert.Less(t, testing.AllocsPerRun(1000, func() {
			for col := range 4 {
				buf = table.AppendPrefix(buf[:0], last, col, 100)
			}
			buf = table.AppendPrefix(buf[:0], 0, len(table.Columns())-1, 100)
		}), 1.0, "%q", pattern)
	}
}

// repeated is a text of a repeated pattern.
type repeated struct {
	pattern string
	left    int // bytes
	block   string
	rest    string // of the block
}

func (r *repeated) Read(p []byte) (int, error) {
	if r.left == 0 {
		return 0, io.EOF
	}
	if r.block == "" {
		r.block = strings.Repeat(r.pattern, 4096)
	}
	if r.rest == "" {
		r.rest = r.block
	}
	n := copy(p[:min(len(p), r.left)], r.rest)
	r.left -= n
	r.rest = r.rest[n:]
	return n, nil
}

// Rows are there after every step, and do not change.
func TestStepByStep(t *testing.T) {
	text := flights()
	l := newLoader(bytes.NewReader(text), "flights", 0)
	rows := 0
	for more := true; more; {
		var err error
		more, err = l.step()
		require.NoError(t, err)
		shown := l.snapshot()
		require.GreaterOrEqual(t, shown.Rows(), rows)
		if rows > 0 {
			require.Equal(t, Integer, shown.Columns()[1].Kind)
			require.Len(t, shown.AppendCell(nil, rows-1, 4), 3)
		}
		rows = shown.Rows()
	}
	assert.Equal(t, 231083, rows)
}

func BenchmarkRead(b *testing.B) {
	text := flights()
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		_, _ = Read(bytes.NewReader(text), "flights")
	}
}

func BenchmarkCell(b *testing.B) {
	for _, columns := range []int{5, 100, 10000} {
		b.Run(fmt.Sprint(columns), func(b *testing.B) {
			table := mustRead(b, strings.Repeat(strings.Repeat("12.5,", columns-1)+"7\n", 1000))
			buf := make([]byte, 0, 64)
			i := 0
			for b.Loop() {
				buf = table.AppendPrefix(buf[:0], i%1000, i*7%columns, 64)
				i++
			}
		})
	}
}
