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
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

func TestValues(t *testing.T) {
	decimal, err := value.Decimal("12345678901234567890.25")
	require.NoError(t, err)
	price, err := value.Decimal("12.30")
	require.NoError(t, err)
	at := time.Date(2001, 2, 3, 4, 5, 6, 0, time.UTC)
	values := []value.Value{{}, value.Bool(true), value.Int(-7), value.Float(2.5), decimal, value.Time(at), value.Time(at.Truncate(24 * time.Hour)),
		value.Text("한\n\"글\""), value.Text(""), value.Bytes([]byte{0, 255}), value.Float(math.Inf(1)), value.Int(math.MinInt64), price}
	src := export.Source{Rows: 1, Row: func(_ int, cells []export.Cell) error {
		for i, v := range values {
			rowexport.SetCell(&cells[i], v, "", rowexport.Form{Date: i == 6})
		}
		return nil
	}}
	for i := range values {
		src.Columns = append(src.Columns, export.Column{Key: strconv.Itoa(i), NoZone: true})
	}
	write := func(e export.Exporter) string {
		var b strings.Builder
		require.NoError(t, e.Export(context.Background(), &b, src, export.Options{BOM: export.MarkNone, NoHeaders: true}))
		return b.String()
	}
	assert.Equal(t, ",true,-7,2.5,12345678901234567890.25,2001-02-03 04:05:06,2001-02-03,\"한\n\"\"글\"\"\",,00ff,Infinity,-9223372036854775808,12.3\r\n", write(export.CSV))
	object := `{"0":null,"1":true,"2":-7,"3":2.5,"4":"12345678901234567890.25","5":"2001-02-03T04:05:06","6":"2001-02-03","7":"한\n\"글\"","8":"","9":"00ff","10":"Infinity","11":-9223372036854775808,"12":12.3}` + "\n"
	assert.Equal(t, object, write(rowexport.NDJSON{}))
	assert.Equal(t, "[\n"+object+"]\n", write(export.JSON), "both have the same values")
}

// Numbers show all decimals of their column, even zeros.
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
	src := export.Source{Columns: []export.Column{{Key: "n"}}, Rows: -1, Row: func(i int, cells []export.Cell) error {
		if i == 3000 {
			return errors.New("connection lost")
		}
		cells[0].SetInt(int64(i))
		return nil
	}}
	_, err := export.Dir(dir)(context.Background(), src, rowexport.NDJSON{}, export.Options{})
	assert.ErrorContains(t, err, "connection lost")
	left, err := os.ReadDir(dir)
	require.NoError(t, err)
	assert.Empty(t, left)
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
