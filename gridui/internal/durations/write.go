// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package durations

import (
	"strconv"
	"strings"
	"time"
)

// AppendClock appends a duration as hours and minutes, "1:30", with seconds if it has any: "1:30:15.5". Read returns
// the same duration.
func AppendClock(dst []byte, d time.Duration) []byte {
	ns := uint64(d)
	if d < 0 {
		dst, ns = append(dst, '-'), -ns
	}
	dst = strconv.AppendUint(dst, ns/uint64(time.Hour), 10)
	dst = twoDigits(append(dst, ':'), ns/uint64(time.Minute)%60)
	if ns %= uint64(time.Minute); ns == 0 {
		return dst
	}
	dst = twoDigits(append(dst, ':'), ns/uint64(time.Second))
	if ns %= uint64(time.Second); ns == 0 {
		return dst
	}
	fraction := strconv.FormatUint(ns+uint64(time.Second), 10)[1:]
	return append(append(dst, '.'), strings.TrimRight(fraction, "0")...)
}

func twoDigits(dst []byte, n uint64) []byte { return append(dst, byte('0'+n/10), byte('0'+n%10)) }
