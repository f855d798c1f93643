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
	// longestPlain is how many bytes a key may take in a file's name, else it is
	// hashed. Some encrypted file systems allow no more than 143 for all of it.
	longestPlain = 128
	// longestHead is how much of a hashed key is left for people to read.
	longestHead = 48
)

// fileName is the name of a key's file. No two keys share one, not even where
// case or Unicode's composition of letters makes no difference: small letters,
// digits, "-" and "_" stand for themselves, any other byte is "%" and two hex
// digits. A name of a Windows device has its first letter written so. Of a long
// key there is the beginning, "~" and the hash.
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

// hash tells long keys apart: with 128 bits, two that a program makes by itself do not
// meet. It is no defence against keys that someone makes for that.
func hash(key string) string {
	h := fnv.New128a()
	h.Write([]byte(key))
	return hex.EncodeToString(h.Sum(nil))
}

// escape writes a key in the bytes that mean nothing to any file system. Of a
// long key it writes no more than shows that it is too long.
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
