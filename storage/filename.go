// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package storage

import (
	"encoding/hex"
	"hash/fnv"
	"strings"

	"github.com/giogrid/giogrid/storage/internal/device"
)

const (
	extension = ".json"
	// longestPlain is the maximal number of bytes of a key in the name of a file; longer keys are hashed.
	// Some encrypted file systems allow only 143 for the whole name.
	longestPlain = 128
	// longestHead is the length of the readable beginning of a hashed key.
	longestHead = 48
)

// fileName returns the name of a key's file. Two keys never share a name, even if a file system ignores case
// or the composition of Unicode letters: small letters, digits, "-" and "_" stay, any other byte becomes "%"
// and two hex digits. The first letter of the name of a Windows device is escaped too. A long key becomes its
// beginning, "~" and its hash.
func fileName(key string) string {
	name := escape(key)
	switch {
	case len(name) > longestPlain:
		name = name[:longestHead] + "~" + hash(key)
	case device.Is(name):
		name = escapeByte(name[0]) + name[1:]
	}
	return name + extension
}

// hash distinguishes long keys: with 128 bits, keys that a program generates do not collide. It is no defence
// against keys that are constructed to collide.
func hash(key string) string {
	h := fnv.New128a()
	h.Write([]byte(key))
	return hex.EncodeToString(h.Sum(nil))
}

// escape writes a key in bytes that have no special meaning in any file system. It stops after longestPlain
// bytes.
func escape(key string) string {
	var b strings.Builder
	for i := 0; i < len(key) && b.Len() <= longestPlain; i++ {
		if c := key[i]; isPlain(c) {
			b.WriteByte(c)
		} else {
			b.WriteString(escapeByte(c))
		}
	}
	return b.String()
}

func escapeByte(c byte) string { return "%" + hex.EncodeToString([]byte{c}) }

func isPlain(c byte) bool {
	return 'a' <= c && c <= 'z' || '0' <= c && c <= '9' || c == '-' || c == '_'
}
