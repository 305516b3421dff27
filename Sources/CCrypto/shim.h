#ifndef LISTING_LINT_CCRYPTO_SHIM_H
#define LISTING_LINT_CCRYPTO_SHIM_H

#include <openssl/bio.h>
#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pkcs7.h>
#include <openssl/rsa.h>
#include <openssl/x509.h>

// Macros, functions with variable arguments and typed stacks are not usable from Swift; functions are.

// Nothing is read from the system's configuration: the same bytes get the same verdict everywhere.
static inline int listing_lint_crypto_start(void) {
  return OPENSSL_init_crypto(OPENSSL_INIT_NO_LOAD_CONFIG, NULL);
}

static inline int listing_lint_key_kind(const EVP_PKEY *key) { return EVP_PKEY_get_base_id(key); }

// RSASSA-PSS with the mask function on the same digest, and a salt as long as the digest.
static inline int listing_lint_use_pss(EVP_PKEY_CTX *context, const EVP_MD *digest) {
  return EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PSS_PADDING) == 1
    && EVP_PKEY_CTX_set_rsa_pss_saltlen(context, EVP_MD_get_size(digest)) == 1
    && EVP_PKEY_CTX_set_rsa_mgf1_md(context, digest) == 1;
}

// Appends a name to a memory buffer in the notation of RFC 2253, characters beyond ASCII as UTF-8.
static inline int listing_lint_print_name(BIO *out, const X509_NAME *name) {
  return X509_NAME_print_ex(out, name, 0, XN_FLAG_RFC2253 & ~ASN1_STRFLGS_ESC_MSB);
}

static inline long listing_lint_memory(BIO *memory, char **start) { return BIO_get_mem_data(memory, start); }

static inline int listing_lint_is_signed_data(PKCS7 *message) { return PKCS7_type_is_signed(message); }

// The certificate that signed first, to be owned by nobody but the message; NULL where there is none.
static inline X509 *listing_lint_first_signer(PKCS7 *message) {
  STACK_OF(X509) *signers = PKCS7_get0_signers(message, NULL, 0);
  X509 *first = signers == NULL ? NULL : sk_X509_value(signers, 0);
  sk_X509_free(signers);
  return first;
}
#endif
