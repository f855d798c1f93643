// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package intern

import (
	"math"
	"unsafe"
)

// Seen is a number for a text that is known by its address: for all texts that share its bytes. The
// zero value is for none.
type Seen struct {
	data *byte // keeps the bytes from being used for another text
	len  uint32
	// Value is the number.
	Value uint32
}

// See makes a Seen for a text; it is for none where the text has no address, as an empty one may, or
// more than 4 GiB.
func See(s string, value uint32) Seen {
	if uint64(len(s)) > math.MaxUint32 {
		return Seen{}
	}
	return Seen{unsafe.StringData(s), uint32(len(s)), value}
}

// Is reports whether it is for the bytes of a text.
func (r *Seen) Is(s string) bool {
	return r.data == unsafe.StringData(s) && uint64(r.len) == uint64(len(s)) && r.data != nil
}

// Slot spreads the addresses of texts over tables of 1<<bits.
func Slot(s string, bits int) uint64 {
	return uint64(uintptr(unsafe.Pointer(unsafe.StringData(s)))) * 0x9e3779b97f4a7c15 >> (64 - bits)
}
