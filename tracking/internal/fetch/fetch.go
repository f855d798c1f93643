// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package fetch holds the way in which a program sends requests by default: the fetch of the page in a browser, and
// elsewhere what package tracking/httpfetch puts there.
package fetch

import (
	"context"
	"errors"
)

// Default sends a request and returns the status and the body of the answer, whatever the status. It is nil in
// programs that link no way to send requests.
var Default func(ctx context.Context, url, method string, headers map[string]string, data []byte) (status int, body []byte, err error)

// MaxResponse is the maximal size of a body in bytes.
const MaxResponse = 16 << 20

// ErrTooLarge is the error of a longer body.
var ErrTooLarge = errors.New("the response is larger than 16 MB")
