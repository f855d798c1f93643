// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"encoding/hex"
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// rowKey holds the values of a row in the columns of a key. Without values it is the key of no row.
type rowKey struct {
	columns []string
	values  []value.Value
}

// keyOf returns the key of the row with an id; ok is false if no row can have the id.
func (b *Builder) keyOf(id string) (key rowKey, ok bool) {
	keys := b.keysOf(id)
	if len(keys) == 0 || keys[0].values == nil {
		return rowKey{}, false
	}
	return keys[0], true
}

// mostReadings bounds the number of keys that an id without kinds is read as.
const mostReadings = 16

// keysOf returns the keys that an id may name. The first is the key with exactly this id, without values if
// no row can have the id. The others are keys that had the id before ids included kinds.
func (b *Builder) keysOf(id string) []rowKey {
	columns := b.table.Key
	if b.table.Unique != nil && !tagged(id) {
		columns = b.table.Unique // from a time when it was the key
	}
	texts := []string{id}
	if len(columns) > 1 {
		texts = nil
		if json.Unmarshal([]byte(id), &texts) != nil || len(texts) != len(columns) {
			return nil
		}
	}
	first, others := rowKey{columns: columns}, [][]value.Value{nil}
	complete := true
	for i, text := range texts {
		v, ok := b.keyPart(b.columns[columns[i]], text)
		first.values, complete = append(first.values, v), complete && ok
		others = b.combined(others, b.columns[columns[i]], text)
	}
	if !complete {
		first.values = nil
	}
	keys := []rowKey{first}
	for _, values := range others {
		if !slices.Equal(values, first.values) {
			keys = append(keys, rowKey{columns, values})
		}
	}
	return keys
}

// combined returns each key extended by each value whose id text is, or was, text.
func (b *Builder) combined(keys [][]value.Value, c Column, text string) (all [][]value.Value) {
	for _, v := range b.readings(c, text) {
		for _, key := range keys {
			if len(all) < mostReadings {
				all = append(all, append(slices.Clip(key), v))
			}
		}
	}
	return all
}

// readings returns the values of a column whose text in an id is text, or was before ids included kinds. A
// value of the kind of the column comes first.
func (b *Builder) readings(c Column, text string) (all []value.Value) {
	if v, ok := b.keyPart(c, text); ok {
		all = append(all, v)
	}
	if !b.dialect.dynamic || tagged(text) {
		return all
	}
	for _, kind := range []value.Kind{value.KindText, value.KindNumber, value.KindBytes, value.KindBool} {
		if v, ok := b.keyValue(kind, text); ok && !slices.Contains(all, v) {
			all = append(all, v)
		}
	}
	return all
}

// keyPart returns the value of a column whose text in an id is text.
func (b *Builder) keyPart(c Column, text string) (v value.Value, ok bool) {
	if kind, plain, ok := untag(text); ok {
		return b.keyValue(kind, plain)
	}
	return b.keyValue(c.Kind, text)
}

// idOf returns the id of the row with a key: the text of its value, or a JSON list of several.
func (b *Builder) idOf(key []value.Value) string {
	if len(key) == 1 {
		return b.idPart(b.table.Key[0], key[0])
	}
	texts := make([]string, len(key))
	for i, v := range key {
		texts[i] = b.idPart(b.table.Key[i], v)
	}
	return jsonText(texts)
}

// idPart returns the text of a value of the key in ids. A value of another kind than its column's includes
// the kind, {"number":"5"}, because its text may be that of another key; so does the key of a table that had
// another key before. The text of null is empty.
func (b *Builder) idPart(column string, v value.Value) string {
	text := idText(v)
	switch {
	case v.IsNull():
		return ""
	case v.Kind() == value.KindText && !utf8.ValidString(text):
		return jsonText(map[string]string{rawText: hex.EncodeToString([]byte(text))})
	case v.Kind() != b.columns[column].Kind || b.table.Unique != nil || tagged(text):
		return jsonText(map[string]string{v.Kind().String(): text})
	}
	return text
}

// jsonText encodes texts as JSON, which never fails.
func jsonText(v any) string {
	text, _ := json.Marshal(v)
	return string(text)
}

// rawText is the tag of a text that is invalid UTF-8, as hexadecimal digits: JSON has no form for it.
const rawText = "raw"

// untag returns the kind and the text of a value whose id includes its kind.
func untag(text string) (kind value.Kind, plain string, ok bool) {
	if !strings.HasPrefix(text, `{"`) {
		return 0, "", false
	}
	var of map[string]string
	if json.Unmarshal([]byte(text), &of) != nil || len(of) != 1 {
		return 0, "", false
	}
	if plain, ok = of[rawText]; ok {
		bytes, err := hex.DecodeString(plain)
		return value.KindText, string(bytes), err == nil
	}
	for kind = value.KindBool; kind <= value.KindBytes; kind++ {
		if plain, ok = of[kind.String()]; ok {
			return kind, plain, true
		}
	}
	return 0, "", false
}

func tagged(text string) bool {
	_, _, ok := untag(text)
	return ok
}

// idText returns the text of a value, with all digits of a large number: its String is rounded.
func idText(v value.Value) string {
	if v.IsFloat() {
		if digits, ok := v.AsDecimal(); ok && !strings.Contains(digits, ".") {
			return digits
		}
	}
	return v.String()
}

// keyValue returns the value of a kind whose idText is text; ok is false if there is none.
func (b *Builder) keyValue(kind value.Kind, text string) (v value.Value, ok bool) {
	switch kind {
	case value.KindNumber:
		v, ok = b.numberOf(text)
	case value.KindBool:
		if text == "true" || text == "false" {
			return value.Bool(text == "true"), true
		}
	case value.KindTime:
		t, err := time.Parse(time.RFC3339Nano, text)
		v, ok = value.Time(t), err == nil
	case value.KindBytes:
		bytes, err := hex.DecodeString(text)
		v, ok = value.Bytes(bytes), err == nil
	case value.KindText:
		v, ok = value.Text(text), true
	}
	return v, ok && idText(v) == text
}

// numberOf returns the number with a text. Dynamic databases store floating-point numbers, and compare none
// with the digits of one.
func (b *Builder) numberOf(text string) (value.Value, bool) {
	v, err := value.Decimal(text)
	if _, whole := v.AsInt(); err == nil && (whole || !b.dialect.dynamic) {
		return v, true
	}
	f, err := strconv.ParseFloat(text, 64)
	return value.Float(f), err == nil
}
