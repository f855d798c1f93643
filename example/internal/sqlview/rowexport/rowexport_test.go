// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowexport_test

import (
	"context"
	"errors"
	"math"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/sqlview/rowexport"
	"github.com/giogrid/giogrid/storage/export"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// numbers is a view of a number of rows, which are their index.
type numbers struct {
	rowsource.View[int]
	n     int
	reads int
	most  int // rows that were asked for at once
	fail  int // the read that fails
}

func (v *numbers) Read(ctx context.Context, at rowsource.Seek, n int) (p rowsource.Page[int], err error) {
	v.reads++
	v.most = max(v.most, n)
	if v.fail == v.reads {
		return p, errors.New("connection lost")
	}
	from := int(at.Index)
	if at.Kind == rowsource.SeekAfter {
		last, _ := at.Cursor[0].AsInt()
		from = int(last) + 1
	}
	for i := from; i < min(from+n, v.n); i++ {
		p.Items = append(p.Items, i)
		p.Last = rowsource.Cursor{value.Int(int64(i))}
	}
	return p, ctx.Err()
}

func rowsOf(v *numbers) rowexport.Rows[int] {
	return rowexport.Rows[int]{
		View: v, Columns: []rowexport.Column{{ID: "n"}, {ID: "t", Header: "Text"}},
		Value: func(row int, id string) value.Value {
			if id == "n" {
				return value.Int(int64(row))
			}
			return value.Text("row " + strconv.Itoa(row))
		},
	}
}

func TestAllPages(t *testing.T) {
	for _, n := range []int{0, 1, 1023, 1024, 1025, 5000} {
		v := &numbers{n: n}
		var b strings.Builder
		ctx := context.Background()
		require.NoError(t, export.CSV.Export(ctx, &b, rowsOf(v).Source(ctx), export.Options{BOM: export.MarkNone}))
		lines := strings.Split(b.String(), "\r\n")
		require.Len(t, lines, n+2)
		assert.Equal(t, "n,Text", lines[0])
		for i := range n {
			require.Equal(t, strconv.Itoa(i)+",row "+strconv.Itoa(i), lines[i+1])
		}
		assert.LessOrEqual(t, v.most, 1024)
	}
}

func TestValues(t *testing.T) {
	decimal, err := value.Decimal("12345678901234567890.25")
	require.NoError(t, err)
	price, err := value.Decimal("12.30")
	require.NoError(t, err)
	at := time.Date(2001, 2, 3, 4, 5, 6, 0, time.UTC)
	values := []value.Value{{}, value.Bool(true), value.Int(-7), value.Float(2.5), decimal, value.Time(at), value.Time(at.Truncate(24 * time.Hour)),
		value.Text("한\n\"글\""), value.Text(""), value.Bytes([]byte{0, 255}), value.Float(math.Inf(1)), value.Int(math.MinInt64), price}
	r := rowexport.Rows[int]{View: &numbers{n: 1}, Value: func(_ int, id string) value.Value {
		i, _ := strconv.Atoi(id)
		return values[i]
	}}
	for i := range values {
		r.Columns = append(r.Columns, rowexport.Column{ID: strconv.Itoa(i), Form: rowexport.Form{Date: i == 6}})
	}
	write := func(e export.Exporter) string {
		var b strings.Builder
		ctx := context.Background()
		require.NoError(t, e.Export(ctx, &b, r.Source(ctx), export.Options{BOM: export.MarkNone, NoHeaders: true}))
		return b.String()
	}
	assert.Equal(t, ",true,-7,2.5,12345678901234567890.25,2001-02-03 04:05:06,2001-02-03,\"한\n\"\"글\"\"\",,00ff,Infinity,-9223372036854775808,12.3\r\n", write(export.CSV))
	object := `{"0":null,"1":true,"2":-7,"3":2.5,"4":"12345678901234567890.25","5":"2001-02-03T04:05:06","6":"2001-02-03","7":"한\n\"글\"","8":"","9":"00ff","10":"Infinity","11":-9223372036854775808,"12":12.3}` + "\n"
	assert.Equal(t, object, write(rowexport.NDJSON{}))
	assert.Equal(t, "[\n"+object+"]\n", write(export.JSON), "both have the same values")
}

// Numbers have all decimals of their column, however few digits say as much.
func TestDecimalsOfColumns(t *testing.T) {
	for text, want := range map[string]string{
		"12.5": "12.50", "12": "12.00", "-0.5": "-0.50", "0": "0.00", "1.255": "1.255", "12345678901234567890.2": "12345678901234567890.20",
	} {
		v, err := value.Decimal(text)
		require.NoError(t, err)
		assert.Equal(t, want, rowexport.Digits(v, 2))
		assert.Equal(t, text, rowexport.Digits(v, 0))
		var c export.Cell
		rowexport.SetCell(&c, v, "", rowexport.Form{Decimals: 2})
		assert.Equal(t, want, string(c.AppendText(nil)))
	}
	assert.Equal(t, "12.30", rowexport.Digits(value.Float(12.3), 2), "a number that a float64 rounds")
	for _, v := range []value.Value{{}, value.Text("12.5"), value.Float(math.Inf(1)), value.Float(1e-9)} {
		assert.Equal(t, v.String(), rowexport.Digits(v, 2))
	}
	assert.Equal(t, "0.00", rowexport.Form{Decimals: 2}.Format())
	assert.Empty(t, rowexport.Form{Decimals: 31}.Format())
}

func TestFailureLeavesNoFile(t *testing.T) {
	dir := t.TempDir()
	ctx := context.Background()
	_, err := export.ToFile(ctx, dir, rowsOf(&numbers{n: 5000, fail: 3}).Source(ctx), rowexport.NDJSON{}, export.Options{})
	assert.ErrorContains(t, err, "connection lost")
	left, err := os.ReadDir(dir)
	require.NoError(t, err)
	assert.Empty(t, left)
}

func TestCancel(t *testing.T) {
	dir := t.TempDir()
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	endless := rowsOf(&numbers{n: math.MaxInt})
	job := export.Start(ctx, export.Dir(dir), endless.Source(ctx), export.CSV, export.Options{Progress: func(rows int) {
		if rows > 100_000 {
			cancel()
		}
	}})
	_, err := job.Wait()
	assert.ErrorIs(t, err, context.Canceled)
	left, err := os.ReadDir(dir)
	require.NoError(t, err)
	assert.Empty(t, left)
}

func TestCount(t *testing.T) {
	r := rowsOf(&numbers{n: 10})
	assert.Equal(t, export.RowsUnknown, r.Source(context.Background()).Rows)
	r.Count = rowsource.Count{N: 10, Exact: true}
	assert.Equal(t, 10, r.Source(context.Background()).Rows)
}

func TestByName(t *testing.T) {
	for name, extension := range map[string]string{"a.CSV": "csv", "b.x.tsv": "tsv", "c.json": "json", "d.ndjson": "ndjson", "e.jsonl": "ndjson", "f.xlsx": "xlsx"} {
		e, err := rowexport.ByName(name)
		require.NoError(t, err, name)
		assert.Equal(t, extension, e.Extension())
	}
	for _, name := range []string{"a", "a.pdf"} {
		_, err := rowexport.ByName(name)
		assert.ErrorContains(t, err, ".ndjson")
	}
}
