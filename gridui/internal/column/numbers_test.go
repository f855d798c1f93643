// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/storage/export/plaintext"
)

// euros is a number with a String method.
type euros float64

func (e euros) String() string { return strconv.FormatFloat(float64(e), 'f', 2, 64) + " €" }

// The initial text of the editor is read as the value of the cell, with any signs.
func TestEditorTextsReadBack(t *testing.T) {
	languages := rapid.SampledFrom([]string{"en", "de", "fr", "de-CH", "hi", "ru"})
	rapid.Check(t, func(t *rapid.T) {
		numbers := locale.NumbersFor(languages.Draw(t, "grid"))
		c := editable[float64]()
		if rapid.Bool().Draw(t, "own") {
			c.Def.NumberSigns = locale.NumbersFor(languages.Draw(t, "column"))
		}
		v := rapid.Float64().Draw(t, "v")
		row := v
		text := c.Def.EditorText(rowdata.To(&row), numbers)
		row = 0
		require.NoError(t, c.Def.Set(rowdata.To(&row), Typed(text, numbers)), text)
		require.Equal(t, v, row, text)
		row = 0
		require.NoError(t, c.setText(rowdata.To(&row), string(c.Def.CopiedNumber(plaintext.AppendNumber(nil, v, 64), numbers)), 0, numbers))
		require.Equal(t, v, row)
	})
}

func TestEditorTextsInOtherLocales(t *testing.T) {
	german := locale.NumbersFor("de")
	check := func(want string, d *Def, row rowdata.Row) {
		t.Helper()
		assert.Equal(t, want, d.EditorText(row, german))
	}
	number, text, wait := 1234.5, "1.5", 1500*time.Millisecond
	plain, shown := money(1234.5), euros(1234.5)
	check("1234,5", editable[float64]().Def, rowdata.To(&number))
	check("1234,5", editable[money]().Def, rowdata.To(&plain))
	check("1234.50 €", editable[euros]().Def, rowdata.To(&shown))
	check("1.5", editable[string]().Def, rowdata.To(&text))
	check("1.5s", editable[time.Duration]().Def, rowdata.To(&wait))

	own := editable[float64]()
	own.ParseBy(func(text string) (float64, error) { return strconv.ParseFloat(text, 64) })
	check("1234.5", own.Def, rowdata.To(&number))
	assert.Equal(t, "1234.5", string(own.Def.CopiedNumber([]byte("1234.5"), german)))
	own.ParseBy(nil)
	check("1234,5", own.Def, rowdata.To(&number))
	own.Def.NumberSigns = locale.NumbersFor("en")
	check("1234.5", own.Def, rowdata.To(&number))
	own.Def.NumberSigns = locale.Numbers{Decimal: '٫'}
	check("1234٫5", own.Def, rowdata.To(&number))
	assert.Equal(t, "12", string(own.Def.CopiedNumber([]byte("12"), german)))
	assert.Equal(t, "1.5", string(New("id", "ID").CopiedNumber([]byte("1.5"), german)))
}

func TestTypedText(t *testing.T) {
	german := locale.NumbersFor("de")
	assert.Equal(t, TypedText("1"), Typed("1", locale.Numbers{}))
	assert.Equal(t, TypedText("1"), Typed("1", locale.For("en").Numbers))
	assert.Equal(t, LocalText{Text: "1", Numbers: german}, Typed("1", german))

	var text string
	require.NoError(t, editable[string]().Def.Set(rowdata.To(&text), LocalText{Text: "1.234,5", Numbers: german}))
	assert.Equal(t, "1.234,5", text)
	var price euros
	require.NoError(t, editable[euros]().Def.Set(rowdata.To(&price), TypedText("19.90 €")))
	assert.Equal(t, euros(19.9), price)
	var wait time.Duration
	require.Error(t, editable[time.Duration]().Def.Set(rowdata.To(&wait), TypedText("1,234")))
	var small int8
	require.NoError(t, editable[int8]().Def.Set(rowdata.To(&small), LocalText{Text: "1.200 %", Numbers: german}))
	assert.Equal(t, int8(12), small)
	require.ErrorIs(t, editable[int8]().Def.Set(rowdata.To(&small), LocalText{Text: "1.200", Numbers: german}), strconv.ErrRange)
	assert.Equal(t, int8(12), small)
}

func TestChoicesAreReadByTheSignsOfTheGrid(t *testing.T) {
	c := editable[float64]()
	c.ChoicesBy(func(rowdata.Row) []float64 { return []float64{1.5, 1000} })
	var row float64
	german := locale.NumbersFor("de")
	for text, want := range map[string]float64{"1,5": 1.5, "1.000,0": 1000, "1000": 1000, "1.5": 1.5} {
		require.NoError(t, c.setText(rowdata.To(&row), text, 0, german), text)
		require.Equal(t, want, row)
	}
	require.ErrorIs(t, c.setText(rowdata.To(&row), "2,5", 0, german), ErrNoChoice)
	require.Error(t, c.setText(rowdata.To(&row), "1.000", 0, german), "cells show 1.5, so this is 1 or 1000")
}

// Numbers read in the background by other signs are read again.
func TestReadAheadByOtherSigns(t *testing.T) {
	c := editable[float64]()
	var row float64
	ahead := c.Def.Reader(rowdata.To(&row)).(*aheadTexts[float64])
	german := locale.NumbersFor("de")
	ahead.ReadNumbers(german)
	ahead.Take(0, "1,5")
	v, ok := ahead.with(german).value(0, 0)
	require.True(t, ok)
	require.Equal(t, 1.5, v)
	require.Nil(t, ahead.with(locale.Numbers{}))
	require.Nil(t, (*aheadTexts[float64])(nil).with(german))
	c.Def.NumberSigns = locale.NumbersFor("fr")
	require.Nil(t, ahead.with(german))
}

func TestOperandsOfColumns(t *testing.T) {
	german := locale.NumbersFor("de")
	operand := func(d *Def, text string) any {
		n, ok := d.Operand(text, d.NumberReader(german))
		if !ok {
			return nil
		}
		return n.F
	}
	ints, floats, small := editable[int]().Def, editable[float64]().Def, editable[float32]().Def
	assert.Equal(t, 1.5, operand(ints, "1,5"), "between two integers")
	assert.Equal(t, 0.12, operand(ints, "12 %"))
	assert.Equal(t, 1234.0, operand(ints, "1 234"))
	assert.Equal(t, -5.0, operand(floats, "(5)"))
	assert.Equal(t, float64(float32(0.1)), operand(small, "0,1"), "rounded as the values are")
	assert.Equal(t, float64(float32(0.1)), operand(small, "10 %"))
	assert.Equal(t, 1.5, operand(floats, "1.5"), "as cells show it")
	assert.Nil(t, operand(floats, "1.234"), "as cells show it, and as people write it")
	assert.Equal(t, 1234.0, operand(ints, "1.234"))
	assert.Nil(t, operand(floats, "NaN"))
	assert.Nil(t, operand(editable[time.Duration]().Def, "5"))
	assert.Equal(t, 5e9, operand(editable[time.Duration]().Def, "5s"))
	n, ok := ints.Operand("9.007.199.254.740.993", readerOf(german))
	require.True(t, ok)
	assert.Equal(t, int64(1<<53+1), n.I, "exact")
}

func TestSignsInTexts(t *testing.T) {
	for text, want := range map[string]numtext.Signs{
		"1234.50": {Decimal: '.'}, "1,234.50 €": {Decimal: '.', Grouping: ','}, "€ 1.234,5": {Decimal: ',', Grouping: '.'}, "1 235": {Grouping: ' '}, "1,235": {Decimal: '.', Grouping: ','},
		"1.235": {Decimal: ',', Grouping: '.'}, "1235": {}, "123450 %": {}, "1e3": {}, "": {}, "1.23k": {}, "one": {}, "1’234.5": {Decimal: '.', Grouping: '’'},
	} {
		assert.Equal(t, want, signsIn(text), text)
	}
}

// The signs of a Format count in addition to those of the locale.
func TestNumbersAreTypedAsFormatsShowThem(t *testing.T) {
	c := editable[float64]()
	c.FormatBy(func(v float64) string {
		return string(readerOf(locale.NumbersFor("de")).AppendText(nil, strconv.FormatFloat(v, 'f', 2, 64), true))
	})
	var row float64
	english := locale.NumbersFor("en")
	for text, want := range map[string]float64{"1.234,50": 1234.5, "1234.5": 1234.5, "12,5": 12.5, "1,234.5": 1234.5} {
		require.NoError(t, c.setText(rowdata.To(&row), text, 0, english), text)
		require.Equal(t, want, row, text)
	}
	require.Error(t, c.setText(rowdata.To(&row), "1.234", 0, english))
	c.FormatBy(func(float64) string { panic("a Format") })
	require.NoError(t, c.setText(rowdata.To(&row), "1.234", 0, english))
	c.FormatBy(nil)
	require.NoError(t, c.setText(rowdata.To(&row), "1.234", 0, english))
	require.Equal(t, 1.234, row)
}
