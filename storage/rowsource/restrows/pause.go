// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package restrows

import (
	"context"
	"fmt"
	"net/http"
	"strconv"
	"time"
)

// pause returns how long to wait before a call is repeated after some tries, and whether it should be
// repeated at all.
func (f *fault) pause(tries int) (d time.Duration, again bool) {
	switch f.Status {
	case http.StatusTooManyRequests, http.StatusBadGateway, http.StatusServiceUnavailable:
	default:
		if !f.network {
			return 0, false
		}
	}
	d = min(firstPause<<min(tries-1, 20), lastPause)
	asked, ok := retryAfter(f.header, time.Now())
	switch {
	case !ok:
	case asked > lastPause:
		f.Err = fmt.Errorf("the service asks to be left alone for %s", asked.Round(time.Second))
		return 0, false
	default:
		d = max(d, asked)
	}
	return d, true
}

// retryAfter returns the pause that the header of this name requests: seconds, or a time.
func retryAfter(h http.Header, now time.Time) (time.Duration, bool) {
	text := h.Get("Retry-After")
	if seconds, err := strconv.ParseUint(text, 10, 31); err == nil {
		return time.Duration(seconds) * time.Second, true
	}
	at, err := http.ParseTime(text)
	if err != nil {
		return 0, false
	}
	return max(at.Sub(now), 0), true
}

// sleep waits for d, or until the context ends.
func sleep(ctx context.Context, d time.Duration) error {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}
