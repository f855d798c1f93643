// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package httpfetch

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net/http"
	"net/url"
	"strings"

	"github.com/giogrid/giogrid/tracking/internal/fetch"
)

// client follows redirects that resend the body. It does not send the caller's headers to another host.
var client = http.Client{CheckRedirect: redirect}

const mostRedirects = 10

func init() { fetch.Default = send }

// send sends a request over the network. Its errors do not contain the address.
func send(ctx context.Context, address, method string, headers map[string]string, sent []byte) (status int, body []byte, err error) {
	req, err := http.NewRequestWithContext(ctx, method, address, bytes.NewReader(sent))
	if err != nil {
		return 0, nil, errors.New("not an address or a method to send to")
	}
	for name, value := range headers {
		req.Header.Set(name, value)
		if strings.EqualFold(name, "Host") {
			req.Host = value
		}
	}
	answer, err := client.Do(req)
	if err != nil {
		return 0, nil, withoutURL(err)
	}
	defer answer.Body.Close()
	body, err = io.ReadAll(io.LimitReader(answer.Body, fetch.MaxResponse+1))
	if err == nil && len(body) > fetch.MaxResponse {
		err = fetch.ErrTooLarge
	}
	if err != nil {
		return answer.StatusCode, nil, withoutURL(err)
	}
	return answer.StatusCode, body, nil
}

// withoutURL returns the cause of an error with an address, which may contain secrets.
func withoutURL(err error) error {
	var told *url.Error
	if errors.As(err, &told) {
		return told.Err
	}
	return err
}

// redirect decides whether client follows a redirect. If the redirect would not resend the changes, its own response
// is the result, so that the commit fails with its status.
func redirect(req *http.Request, via []*http.Request) error {
	if len(via) >= mostRedirects {
		return errors.New("too many redirects")
	}
	if req.Method != via[0].Method {
		return http.ErrUseLastResponse
	}
	for _, earlier := range append(via[1:len(via):len(via)], req) {
		if !sameHost(via[0].URL, earlier.URL) {
			req.Header = http.Header{"Content-Type": req.Header["Content-Type"]}
			return nil
		}
	}
	return nil
}

// sameHost reports whether to may receive the headers that were sent to from: it has the same host, and does not
// change from HTTPS to HTTP.
func sameHost(from, to *url.URL) bool {
	return strings.EqualFold(from.Host, to.Host) && (from.Scheme == to.Scheme || to.Scheme == "https")
}
