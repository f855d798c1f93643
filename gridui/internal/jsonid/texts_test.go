// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package jsonid

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"
)

// sameAsJSON compares a text with what encoding/json reads and writes.
func sameAsJSON(t *testing.T, text string) {
	list := []string{text, "", text}
	want, err := json.Marshal(list)
	require.NoError(t, err)
	require.Equal(t, string(want), string(AppendTexts(nil, list)))
	back, ok := Texts(string(want))
	require.True(t, ok, "%s", want)
	require.NoError(t, json.Unmarshal(want, &list))
	require.Equal(t, list, back)

	var read []string
	err = json.Unmarshal([]byte(text), &read)
	got, ok := Texts(text)
	require.Equal(t, err == nil, ok, "%q: %v", text, err)
	if ok {
		require.Equal(t, read, got, "%q", text)
	}
}

// texts are texts and documents with all that JSON writes in its own way.
var texts = []string{
	"", "a", "서울", "\"\\/", "<a href='&'>", "\b\f\n\r\t\v\x00\x1f\x7f", "\u2028\u2029\ufffd", "\xff\xc3(", "\U0001F600",
	"[]", " [ ] ", "null", " null ", "nul", "nullx", "[null]", `["a","b"]`, ` [ "a" , "b" ] `, `["a",]`, `[,]`, `["a" "b"]`, `["a"]x`, `[1]`, `["a"`, `"a"`,
	`["\u0041\ud83d\ude00"]`, `["\ud83d"]`, `["\ud83dx"]`, `["\ud83d\u0041"]`, `["\ude00\ud83d"]`, `["\u00g0"]`, `["\x"]`, `["\`, `["\u12`, "[\"\x01\"]", "[\"\xff\"]",
	`["\"\\\/\b\f\n\r\t"]`, `{"a":1}`, "[[]]", `["\u+123"]`,
}

func TestTextsAreThoseOfJSON(t *testing.T) {
	for _, text := range texts {
		sameAsJSON(t, text)
	}
}

func FuzzTexts(f *testing.F) {
	for _, text := range texts {
		f.Add(text)
	}
	f.Fuzz(sameAsJSON)
}
