// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package httpfetch sends the commits of package tracking over HTTP. A program that commits to the address of a
// server imports it, in the way that a program imports the driver of a database:
//
//	import _ "github.com/giogrid/giogrid/tracking/httpfetch"
//
// Commits without a CommitOptions.Fetcher then use Fetch. The package is separate because net/http adds some
// megabytes to a program, which programs with another connection to their server do not need. In a browser, commits
// use the fetch function of the page, with or without this package.
//
// A response is at most 16 MB long. Fetch follows redirects only if they resend the changes (status 307 and 308), at
// most ten. It does not send the program's headers to another host. In a browser, no redirects are followed. Errors
// do not contain the address, which may contain secrets.
package httpfetch

import (
	"context"

	"github.com/giogrid/giogrid/tracking"
	"github.com/giogrid/giogrid/tracking/internal/fetch"
)

var _ tracking.Fetcher = Fetch

// Fetch sends a request and returns the response with any status. It is a tracking.Fetcher. A program that adds a
// token to each request sets a Fetcher that changes the request and calls Fetch. Fetch returns an error if the
// request cannot be sent or if the response is too large.
func Fetch(ctx context.Context, r tracking.Request) (tracking.Response, error) {
	status, data, err := fetch.Default(ctx, r.URL, r.Method, r.Headers, r.Data)
	return tracking.Response{Status: status, Data: data}, err
}
