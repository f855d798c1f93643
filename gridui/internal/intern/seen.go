// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package intern

import (
	"math"
	"unsafe"
)

// Seen is a number for a text that is recognized by its address, and so for all texts that share
// its bytes. The zero value belongs to no text.
type Seen struct {
	data *byte // keeps the bytes from being reused for another text
	len  uint32
	// Value is the number of the text.
	Value uint32
}

// See returns a Seen for a text. It matches no text if s has no address, as an empty text may, or
// is longer than 4 GiB.
func See(s string, value uint32) Seen {
	if uint64(len(s)) > math.MaxUint32 {
		return Seen{}
	}
	return Seen{unsafe.StringData(s), uint32(len(s)), value}
}

// Is reports whether r belongs to the bytes of a text.
func (r *Seen) Is(s string) bool {
	return r.data == unsafe.StringData(s) && uint64(r.len) == uint64(len(s)) && r.data != nil
}

// Slot returns the slot for the address of a text in a table of 1<<bits slots.
func Slot(s string, bits int) uint64 {
	return uint64(uintptr(unsafe.Pointer(unsafe.StringData(s)))) * 0x9e3779b97f4a7c15 >> (64 - bits)
}
